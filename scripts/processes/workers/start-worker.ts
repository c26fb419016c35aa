import cluster, { type Worker } from 'node:cluster';
import { Problem } from '../../bootstrap/problem.mjs';
import { STOREFRONT_ALLOCATOR, STOREFRONT_NODE_OPTIONS, storefrontProgram } from '../programs.ts';
import type { WorkerMessage } from '../../../src/server/worker-messages.ts';
import type { Report, Running } from '../child.ts';

/** A worker that serves. */
export interface RunningWorker extends Running {
  worker: Worker;
  /** Milliseconds of the epoch. */
  since: number;
}

/** Milliseconds beyond its time limit after which a worker must have ended. */
const KILL_MARGIN_MS = 1_000;

/** Place of a worker's code. */
export interface Place {
  /** Folder of the project, or of a release of it. */
  root: string;
  /** Folder of its build. */
  dist: string;
}

/** Sets the code of the next worker. */
function prepareWorker({ root, dist }: Place): void {
  // The supervisor distributes connections in turn. With the kernel's way, one of two workers took 28 of 32
  // connections.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  // An operator's own limit comes later and counts.
  const execArgv = [...STOREFRONT_NODE_OPTIONS, ...process.execArgv];
  cluster.setupPrimary({ exec: storefrontProgram(root), args: [dist], execArgv, cwd: root });
}

/**
 * Starts one more worker of a place and waits until it serves.
 * @param leaving milliseconds for open requests when it has to stop.
 * @throws Problem with the message of the worker, or when it ends before it serves.
 */
export async function startWorker(
  place: Place,
  env: Record<string, string | undefined>,
  leaving: () => number,
): Promise<RunningWorker> {
  prepareWorker(place);
  const worker = cluster.fork({ ...STOREFRONT_ALLOCATOR, ...process.env, ...env });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if (typeof report !== 'object' || report === null) return;
      if ('ready' in report) resolve(report.ready);
      else if ('problem' in report) reject(new Problem(report.problem));
    });
    // It could not be started; or it was sent a message when it had just died, and its end is noticed in a moment.
    worker.on('error', reject);
    void ended.then(() => reject(new Problem('A worker of the storefront stopped before it was ready.')));
  });
  const stop = async () => {
    const within = leaving();
    if (worker.isConnected()) worker.send({ word: 'leave', within } satisfies WorkerMessage);
    const insist = setTimeout(() => worker.process.kill('SIGKILL'), within + KILL_MARGIN_MS);
    await ended;
    clearTimeout(insist);
  };
  return { worker, since: Date.now(), address, pid: worker.process.pid ?? 0, ended, stop };
}
