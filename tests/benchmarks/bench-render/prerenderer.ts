import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileOf, STOREFRONT_ALLOCATOR } from '../../../scripts/processes/programs.ts';
import type { ThrowawaySite } from '../../site/throwaway.ts';
import type { PrerenderOrder } from './prerender-process.ts';

/** A process that makes prerendered pages of a site again. */
export interface Prerenderer {
  pid: number;
  /** Makes a page and writes it, several times. */
  make: (order: PrerenderOrder) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts one for a running site. */
export async function startPrerenderer({
  dist,
  env,
}: Pick<ThrowawaySite, 'dist' | 'env'>): Promise<Prerenderer> {
  const file = fileOf('tests/benchmarks/bench-render/prerender-process.ts');
  const child = fork(file, [dist], { env: { ...STOREFRONT_ALLOCATOR, ...env } as NodeJS.ProcessEnv });
  await once(child, 'message');
  return {
    pid: child.pid ?? 0,
    async make(order) {
      child.send(order);
      await once(child, 'message');
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
