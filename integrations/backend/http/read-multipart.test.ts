import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openUploads, type UploadFolder } from '../uploads/upload-folder.ts';
import { readMultipart } from './read-multipart.ts';

it('a body that breaks off in a file is refused, and leaves no file', { timeout: 5_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'read-multipart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const head = '--edge\r\nContent-Disposition: form-data; name="photos[]"; filename="a.jpg"\r\n\r\n';
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(`${head}the first bytes`)),
    // The second read meets a connection that is gone.
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.error(new Error('the connection is gone'));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  const init = { method: 'POST', body, headers, duplex: 'half' };
  const request = new Request('http://backend/', init);
  await expect(readMultipart(request, 'photos[]', openUploads(folder))).rejects.toThrow('not whole');
  expect(readdirSync(folder)).toEqual([]);
});

it('a disk that is full in the middle of a file is an error of ours, not a refusal of the body', async () => {
  const full = {
    keep: async (_name: string, bytes: AsyncIterable<Uint8Array>) => {
      try {
        for await (const part of bytes) if (part.byteLength > 0) throw new Error('ENOSPC');
      } finally {
        // The file is closed and removed.
        await nextTurn();
      }
    },
    remove: async () => undefined,
  } as unknown as UploadFolder;
  const body = new FormData();
  body.append('photos[]', new Blob([new Uint8Array(1024 ** 2)]), 'a.jpg');
  const request = new Request('http://backend/', { method: 'POST', body });
  await expect(readMultipart(request, 'photos[]', full)).rejects.toThrow('ENOSPC');
});
