// npm run bench:start: how long `npm start` takes from a fresh clone to the first page, with packages in npm's
// cache.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { statusOf } from './measure/status-of.ts';
import { runCommand } from './bench-start/run-command.ts';
import { recordMeasurements } from './targets/measurements.ts';
import { ROOT } from '../../scripts/processes/programs.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { throwawayEnvironment } from '../site/throwaway.ts';

const LIMIT = 300_000;

runScript(async () => {
  const clone = await mkdtemp(path.join(tmpdir(), 'bench-start-'));
  onShutdown(() => rm(clone, { recursive: true, force: true, maxRetries: 5 }));
  const port = await freePort();
  const env = { ...throwawayEnvironment(), PORT: String(port), BACKEND_PORT: String(await freePort()) };
  const started = performance.now();
  await runCommand('git', ['clone', '--quiet', ROOT, clone]);
  // In its own process group, so that all its processes can be stopped.
  const site = spawn('npm', ['start'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => site.once('close', () => resolve()));
  onShutdown(async () => {
    if (site.exitCode === null && site.pid) process.kill(-site.pid, 'SIGTERM');
    await ended;
  });
  while ((await statusOf(port, `ru.localhost:${port}`, '/')) !== 200) {
    if (performance.now() - started > LIMIT || site.exitCode !== null)
      throw new Error('npm start did not serve');
    await sleep(100);
  }
  const took = (performance.now() - started) / 1000;
  console.log(`Fresh clone to first page: ${took.toFixed(1)} s`);
  await recordMeasurements({ firstPage: took });
  return 0;
});
