import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { resourcesOf, withChildren } from '../../benchmarks/measure/process-tree.ts';
import { ask } from '../../site/ask.ts';
import { uploadProof } from '../../site/call-requests.ts';
import { newNetwork } from '../../site/mailing-list.ts';
import { postPhoto } from '../../site/post-photo.ts';
import { readSharedSite } from '../../site/site.ts';

/**
 * Bytes by which memory may grow after another round of the same files. A decoded bomb would take 430 MB; a round
 * of photographs that is not released takes 150 MB.
 */
const GROWTH = 120 * 1024 ** 2;

test('architecture §6 uploads: a hundred photographs and attacks leave the memory of the storefront as it was', async () => {
  test.setTimeout(300_000);
  const flat = { channels: 3, background: { r: 90, g: 60, b: 30 } } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const files = {
    // 144 million pixels in a few hundred kilobytes: more than are decoded.
    bomb: await sharp({ create: { width: 12_000, height: 12_000, ...flat } })
      .png()
      .toBuffer(),
    photo: await sharp({ create: { width: 2_000, height: 1_500, ...flat, noise } })
      .jpeg()
      .toBuffer(),
    torn: Buffer.alloc(6 * 1024 ** 2, 'ÿØÿà', 'latin1'),
  };
  const { port, origins } = readSharedSite();
  const target = { port, host: new URL(origins.ru).host };
  const round = async () => {
    const responses: Record<string, Set<number>> = {};
    for (const photographs of [9, 8]) {
      const upload = await admittedUpload();
      for (let turn = 0; turn < photographs; turn += 1) {
        for (const [name, body] of Object.entries(files)) {
          (responses[name] ??= new Set()).add((await postPhoto(target, upload, body)).status);
        }
      }
    }
    return responses;
  };
  // Buffers and caches first reach their normal size.
  await round();
  await round();
  const before = await memory();
  expect(await round()).toEqual({ bomb: new Set([422]), photo: new Set([200]), torn: new Set([422]) });
  expect((await memory()) - before).toBeLessThan(GROWTH);
});

/** A new upload whose first file was accepted together with a proof of work. */
async function admittedUpload(): Promise<string> {
  const upload = crypto.randomUUID().replaceAll('-', '');
  const headers = { 'X-Forwarded-For': newNetwork() };
  const proof = await uploadProof(upload, { headers });
  const path = `/api/photos?upload=${upload}&name=a.pdf`;
  const sent = await ask('ru', path, { method: 'POST', body: '%PDF-1.7', headers: { ...headers, ...proof } });
  expect(sent.status).toBe(200);
  return upload;
}

/** Resident memory of the storefront and its child processes, bytes, after a pause for garbage collection. */
async function memory(): Promise<number> {
  const [, storefront = 0] = readSharedSite().pids;
  const looks: number[] = [];
  for (let look = 0; look < 5; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    looks.push((await resourcesOf(await withChildren([storefront]))).memory);
  }
  return Math.min(...looks);
}
