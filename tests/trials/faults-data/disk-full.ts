import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TrialResult } from './report.ts';
import { countStored, sendForms } from './senders.ts';
import { startTrialSite } from './trial-site.ts';

/** Size of the disk in megabytes. The demonstration data take a third of it. */
const SIZE = 320;

const FORMS = 40;

/**
 * The disk of the data directory becomes full during visits and forms, and gets free space again.
 * @returns undefined where no small disk can be made.
 */
export async function diskFull(): Promise<TrialResult | undefined> {
  const disk = await mkdtemp(path.join(tmpdir(), 'faults-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    await rm(disk, { recursive: true });
    return undefined;
  }
  try {
    const site = await startTrialSite({ DATA_DIR: path.join(disk, 'data') });
    try {
      const visitors = site.visitors();
      const before = await sendForms(site, 0, FORMS);
      await fillUp(path.join(disk, 'ballast'));
      const full = await sendForms(site, 1_000, FORMS);
      await rm(path.join(disk, 'ballast'));
      const repaired = await backAgain(site);
      const after = await sendForms(site, 2_000, FORMS);
      const thanked = [before, full, after].flatMap((one) => one.thanked);
      const kept = await countStored(site, thanked);
      return {
        fault: 'the disk full, and room again',
        pages: await visitors.stop(),
        forms: { thanked, refused: full.refused, ...kept },
        also: [
          `while it was full ${full.thanked.length} of ${FORMS} were thanked for, the others asked to come again`,
          repaired,
        ],
        isRight: after.thanked.length === FORMS,
      };
    } finally {
      await site.stop();
    }
  } finally {
    execFileSync('umount', [disk], { stdio: 'pipe' });
    await rm(disk, { recursive: true });
  }
}

/** Writes until the disk is full. */
async function fillUp(file: string): Promise<void> {
  const zeros = function* () {
    for (;;) yield Buffer.alloc(64 * 1024);
  };
  await pipeline(zeros, createWriteStream(file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
  const { bavail } = await statfs(path.dirname(file));
  if (bavail > 16) throw new Error('the disk is not full');
}

/** Waits until the backend stores data again, as `npm start` restarts it. @returns what was necessary. */
async function backAgain(site: Awaited<ReturnType<typeof startTrialSite>>): Promise<string> {
  const responses = async () => {
    const response = await fetch(`http://127.0.0.1:${site.backendPort}/metrics`).catch(() => undefined);
    return response?.ok ?? false;
  };
  if (await responses()) return 'the backend went on by itself';
  await site.killBackend();
  await site.startBackend();
  return 'the backend was started again';
}
