import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DIST } from '../../../scripts/build/make.ts';
import { runTrial } from '../faults/trial.ts';
import { fileOf } from '../../../scripts/processes/programs.ts';
import { throwawayEnvironment } from '../../site/throwaway.ts';
import { recordMeasurements } from '../../benchmarks/targets/measurements.ts';
import type { TrialResult } from './report.ts';

/** Number of forms sent for each kill. */
const EACH = 8;

/** Kills the backend repeatedly while forms are sent. Each form is sent again until its sender is thanked. */
export async function backendKills(times: number): Promise<TrialResult> {
  const dist = await mkdtemp(fileOf('.runtime/faults-'));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'faults-data-'));
  try {
    await cp(DIST, dist, { recursive: true });
    const outcome = await runTrial({
      dist,
      dataDir,
      env: throwawayEnvironment(),
      submissions: times * EACH,
      kills: { storefront: 0, backend: times, both: 0 },
      seed: times,
    });
    const { thanked, stored, repeated, killed, seconds, ...wrong } = outcome;
    await recordMeasurements({ lostWrites: Object.values(wrong).flat().length });
    const faults = Object.entries(wrong).filter(([, list]) => list.length > 0);
    return {
      fault: `kill -9 of the backend ${killed} times while ${thanked} forms were sent`,
      also: [
        `${repeated} had to be sent again; ${thanked} thanked for, ${stored} stored, in ${seconds.sending.toFixed(0)} s`,
        ...faults.map(([what, list]) => `${what}: ${list.join(' ')}`),
      ],
      isRight: faults.length === 0 && thanked === times * EACH && killed === times,
    };
  } finally {
    for (const folder of [dist, dataDir]) await rm(folder, { recursive: true, force: true });
  }
}
