import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../../scripts/processes/programs.ts';
import type { ThrowawaySite } from '../../site/throwaway.ts';
import type { PrerenderOrder } from './prerender-process.ts';

/** A process that makes prerendered pages of a site again. */
export interface Prerenderer {
  pid: number;
  /** Makes a page several times. It is written only if it is not what its file holds. */
  make: (order: PrerenderOrder) => Promise<void>;
  /** The same, with another page in its file each time, as when a publication changes it. */
  makeAnew: (order: PrerenderOrder) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts one for a running site. */
export async function startPrerenderer({
  dist,
  env,
}: Pick<ThrowawaySite, 'dist' | 'env'>): Promise<Prerenderer> {
  const file = fileOf('tests/benchmarks/bench-render/prerender-process.ts');
  const child = fork(file, [dist], { env: env as NodeJS.ProcessEnv });
  await once(child, 'message');
  const make = async (order: PrerenderOrder) => {
    child.send(order);
    await once(child, 'message');
  };
  return {
    pid: child.pid ?? 0,
    make,
    async makeAnew({ key, times }) {
      const [locale = '', ...parts] = key.split(/[:/]/);
      const page = path.join(dist, 'pages', locale, ...parts, 'index.html.page');
      await mkdir(path.dirname(page), { recursive: true });
      for (let turn = 0; turn < times; turn += 1) {
        await writeFile(page, 'another page');
        await make({ key, times: 1 });
      }
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
