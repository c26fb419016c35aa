import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { fileOf } from '../../../scripts/processes/programs.ts';
import type { TrialResult } from './report.ts';
import { countStored, sendForms } from './senders.ts';
import { startTrialSite } from './trial-site.ts';

const DAY = 24 * 3_600_000;

/** Shifts of the machine's clock in order, with their names. */
const SHIFTS: readonly [string, number][] = [
  ['a day on', DAY],
  ['a day back', -DAY],
  ['a year on', 365 * DAY],
  ['a year back', -365 * DAY],
  ['right again', 0],
];

const FORMS = 12;

/** Longer than programs need to notice the shift, milliseconds. */
const SHIFT_NOTICED_AFTER = 600;

/**
 * Shifts the clock of all programs while they run. Forms are sent, then the backend stops, forms are sent, and it
 * starts again: no form may wait for a time in the future.
 */
export async function clocksOff(): Promise<TrialResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'faults-clock-'));
  const file = path.join(folder, 'shift');
  await writeFile(file, '0');
  const preload = pathToFileURL(fileOf('tests/trials/faults-data/shifted-clock.mjs')).href;
  const site = await startTrialSite({ FAULT_CLOCK: file, NODE_OPTIONS: `--import=${preload}` });
  try {
    const visitors = site.visitors();
    const [thanked, also]: [number[], string[]] = [[], []];
    let [lost, doubled, slowest] = [0, 0, 0];
    for (const [turn, [name, shift]] of SHIFTS.entries()) {
      await writeFile(file, String(shift));
      await sleep(SHIFT_NOTICED_AFTER);
      const first = await sendForms(site, turn * 1_000, FORMS);
      await site.killBackend();
      const away = await sendForms(site, turn * 1_000 + 500, FORMS);
      await site.startBackend();
      thanked.push(...first.thanked, ...away.thanked);
      const kept = await countStored(site, thanked);
      [lost, doubled, slowest] = [kept.lost, kept.doubled, Math.max(slowest, kept.after)];
      also.push(
        `${name}: ${first.thanked.length + away.thanked.length} of ${2 * FORMS} thanked for, ` +
          `those of a backend that was away stored ${kept.after.toFixed(1)} s after its return`,
      );
    }
    const pages = await visitors.stop();
    const isRight = thanked.length === SHIFTS.length * 2 * FORMS;
    return {
      fault: 'clocks off',
      pages,
      forms: { thanked, refused: {}, lost, doubled, after: slowest },
      also,
      isRight,
    };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}
