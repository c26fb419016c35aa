// npm run faults: kills storefront and backend at random times while people send forms, and counts the stored
// requests:
//   npm run faults                 1,000 submissions
//   npm run faults -- 200 7        200 submissions, with the seed 7
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleWhenStale, DIST } from '../../scripts/build/make.ts';
import { runTrial } from './faults/trial.ts';
import { fileOf } from '../../scripts/processes/programs.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { throwawayEnvironment } from '../site/throwaway.ts';
import { recordMeasurements } from '../benchmarks/targets/measurements.ts';

/** Submissions for each kill. */
const EACH = 40;

runScript(async () => {
  const [submissions = 1_000, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number);
  await bundleWhenStale();
  // In the folder of the project, so that the built server finds its packages.
  await mkdir(fileOf('.runtime'), { recursive: true });
  const dist = await mkdtemp(fileOf('.runtime/faults-'));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'faults-data-'));
  onShutdown(async () => {
    for (const folder of [dist, dataDir]) await rm(folder, { recursive: true, force: true });
  });
  await cp(DIST, dist, { recursive: true });
  const each = Math.ceil(submissions / EACH / 2.5);
  const kills = { storefront: each, backend: each, both: Math.ceil(each / 2) };
  console.log(`${submissions} submissions, seed ${seed}, kills ${JSON.stringify(kills)}`);
  const outcome = await runTrial({
    dist,
    dataDir,
    env: throwawayEnvironment(),
    submissions,
    kills,
    seed,
    report: (line) => console.log(line),
  });
  const { thanked, stored, repeated, killed, seconds, ...wrong } = outcome;
  console.log(
    `${killed} kills; ${repeated} submissions had to be sent again; ${thanked} thanked, ${stored} stored`,
  );
  console.log(
    `sent in ${seconds.sending.toFixed(0)} s, the rest delivered ${seconds.delivering.toFixed(1)} s later`,
  );
  for (const [what, list] of Object.entries(wrong))
    console.log(`${what.padEnd(14)} ${list.length} ${list.join(' ')}`);
  await recordMeasurements({ lostWrites: Object.values(wrong).flat().length });
  return Object.values(wrong).every((list) => list.length === 0) && thanked === submissions ? 0 : 1;
});
