import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { Problem } from '../../bootstrap/problem.mjs';
import type { WorkerMessage } from '../../../src/server/worker-messages.ts';
import type { Report, Running } from '../child.ts';

/** A worker that serves. */
export interface RunningWorker extends Running {
  worker: Worker;
  /** Milliseconds of the epoch. */
  since: number;
}

/** Milliseconds beyond what a worker was given that it may take to be gone. */
const ALLOWANCE = 1_000;

/** Where the code of a worker is. */
export interface Place {
  /** Folder of the project, or of a release of it. */
  root: string;
  /** Folder of its build. */
  dist: string;
}

/** From which code workers are started from now on; first set before the first is started. */
export function prepareWorkers({ root, dist }: Place): void {
  // Given out in turn by the supervisor. Left to the kernel, one of two workers took 28 of 32 connections.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec: path.join(root, 'scripts/serve.ts'), args: [dist] });
}

/**
 * Starts one more worker and waits until it serves.
 * @param leaving milliseconds that requests under way have when it has to stop.
 * @throws Problem with its own words, or when it ends before it serves.
 */
export async function startWorker(
  env: Record<string, string | undefined>,
  leaving: () => number,
): Promise<RunningWorker> {
  const worker = cluster.fork(env);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if (typeof report !== 'object' || report === null) return;
      if ('ready' in report) resolve(report.ready);
      else if ('problem' in report) reject(new Problem(report.problem));
    });
    void ended.then(() => reject(new Problem('A worker of the storefront stopped before it was ready.')));
  });
  const stop = async () => {
    const within = leaving();
    if (worker.isConnected()) worker.send({ word: 'leave', within } satisfies WorkerMessage);
    const insist = setTimeout(() => worker.process.kill('SIGKILL'), within + ALLOWANCE);
    await ended;
    clearTimeout(insist);
  };
  return { worker, since: Date.now(), address, pid: worker.process.pid ?? 0, ended, stop };
}
