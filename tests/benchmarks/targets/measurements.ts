import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../../scripts/processes/programs.ts';
import type { TargetName } from './targets.ts';

/** Latest measurement of each target on this machine, with its time. */
export type Ledger = Partial<Record<TargetName, { measured: number; at: string }>>;

const FILE = fileOf('.runtime/figures.json');

export async function readLedger(): Promise<Ledger> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Ledger;
}

/** Stores measured figures, so that `npm run targets` shows those of every script in one table. */
export async function recordMeasurements(
  figures: Partial<Record<TargetName, number | undefined>>,
): Promise<void> {
  const ledger = await readLedger();
  const at = new Date().toISOString();
  for (const [name, measured] of Object.entries(figures)) {
    if (measured !== undefined && Number.isFinite(measured)) ledger[name as TargetName] = { measured, at };
  }
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(`${FILE}.new`, JSON.stringify(ledger, null, 2));
  await rename(`${FILE}.new`, FILE);
}
