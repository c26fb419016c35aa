import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockDirectory } from '@tourbillon/backend/data-directory/lock-directory.ts';
import { inTemplate } from './template.ts';

/** How long a program waits before it looks again whether another one has finished, milliseconds. */
const PAUSE = 100;

/**
 * Makes a folder of the template, unless it is there. Of several programs that need it, the first one makes it and the
 * others wait.
 * @returns its path.
 */
export async function makeOnce(name: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  const [folder, unfinished] = [inTemplate(name), inTemplate(`unfinished-${name}`)];
  const making = inTemplate(`making-${name}`);
  await mkdir(making, { recursive: true });
  while (!existsSync(folder)) {
    // Released by the system when its program ends.
    const lock = await lockDirectory(making).catch(() => undefined);
    try {
      if (!lock) await sleep(PAUSE);
      else if (!existsSync(folder)) {
        await rm(unfinished, { recursive: true, force: true });
        await make(unfinished);
        await rename(unfinished, folder);
      }
    } finally {
      lock?.release();
    }
  }
  return folder;
}
