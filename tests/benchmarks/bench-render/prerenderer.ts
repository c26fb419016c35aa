import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  fileOf,
  STOREFRONT_ALLOCATOR,
  STOREFRONT_NODE_OPTIONS,
} from '../../../scripts/processes/programs.ts';
import type { ThrowawaySite } from '../../site/throwaway.ts';
import type { PrerenderDone, PrerenderOrder } from './prerender-process.ts';

/** A process that makes prerendered pages of a site again. */
export interface Prerenderer {
  pid: number;
  /**
   * Makes a page and writes it, several times.
   * @returns milliseconds of processor time that went into overwriting its file.
   */
  make: (order: PrerenderOrder) => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts one for a running site. */
export async function startPrerenderer({
  dist,
  env,
}: Pick<ThrowawaySite, 'dist' | 'env'>): Promise<Prerenderer> {
  const file = fileOf('tests/benchmarks/bench-render/prerender-process.ts');
  const child = fork(file, [dist], {
    env: { ...STOREFRONT_ALLOCATOR, ...env } as NodeJS.ProcessEnv,
    execArgv: [...STOREFRONT_NODE_OPTIONS],
  });
  await once(child, 'message');
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The prerenderer has ended.')));
  ended.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    async make(order) {
      child.send(order);
      const [{ own }] = (await Promise.race([once(child, 'message'), ended])) as [PrerenderDone];
      return own;
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
