import { rm } from 'node:fs/promises';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { type Running, startProgram } from '../../../scripts/processes/child.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { SeededRandom } from '../../trials/hostile/seeded-random.ts';
import { ask, type Reply } from '../ask.ts';
import { copyOfBuild } from '../copy-of-build.ts';
import { storefront, type ThrowawaySite } from '../throwaway.ts';
import { randomPage } from './random-pages.ts';

/** Two storefronts of one backend: the first keeps fragments between pages, the second does not. */
export interface TwoStorefronts {
  ports: readonly [keeping: number, plain: number];
  stop: () => Promise<void>;
}

type Beside = Pick<ThrowawaySite, 'dist' | 'env' | 'origins' | 'backendPort'>;

/** Starts them without prerendered pages, so that both render every page. */
export async function startTwoStorefronts(site: Beside): Promise<TwoStorefronts> {
  const running: Running[] = [];
  const folders: string[] = [];
  const ports: number[] = [];
  for (const megabytes of ['16', '0']) {
    const dist = await copyOfBuild(site, false);
    const port = await freePort();
    const env: Record<string, string | undefined> = {
      ...site.env,
      PORT: String(port),
      FRAGMENT_CACHE_MB: megabytes,
    };
    for (const locale of LOCALES) {
      env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
      env[`BACKEND_URL_${locale.toUpperCase()}`] ??= `http://127.0.0.1:${site.backendPort}/${locale}`;
    }
    folders.push(dist);
    ports.push(port);
    running.push(await startProgram(storefront(dist, env)));
  }
  return {
    ports: [ports[0] ?? 0, ports[1] ?? 0],
    async stop() {
      for (const program of running) await program.stop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Pages that were compared, and those that differ. */
export interface Comparison {
  /** Responses by status. */
  statuses: Record<number, number>;
  different: string[];
}

/** Attempts with a page that differs: its data may have changed between the two responses. */
const ATTEMPTS = 3;

/**
 * Asks both storefronts for random pages and compares every byte.
 * @param hostOf Host header of a locale.
 */
export async function compareRandomPages(
  { ports }: TwoStorefronts,
  {
    seed,
    pages,
    items,
    hostOf,
  }: { seed: number; pages: number; items: string[]; hostOf: (locale: string) => string },
): Promise<Comparison> {
  const chance = new SeededRandom(seed);
  const statuses: Record<number, number> = {};
  const different: string[] = [];
  for (let number = 0; number < pages; number += 1) {
    const { locale, path } = randomPage(chance, items, number);
    const get = (port: number): Promise<Reply> => ask(locale, path, { port, host: hostOf(locale) });
    let isSame = false;
    for (let attempt = 0; !isSame && attempt < ATTEMPTS; attempt += 1) {
      const [kept, plain] = await Promise.all(ports.map(get));
      isSame = kept !== undefined && kept.status === plain?.status && kept.text === plain.text;
      if (attempt === 0) statuses[kept?.status ?? 0] = (statuses[kept?.status ?? 0] ?? 0) + 1;
    }
    if (!isSame) different.push(`${locale} ${path}`);
  }
  return { statuses, different };
}
