import { setTimeout } from 'node:timers/promises';
import { readAddresses } from '../../src/backend/addresses.ts';
import { callTarget } from '../../src/contract/call.ts';
import { CALLS } from '../../src/contract/index.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { Problem } from '../bootstrap/problem.mjs';

/** What takes a backend long the first time: its lists and its search. */
const ASKED = [
  callTarget(CALLS.catalogue, { url: 'clocks_today' }),
  callTarget(CALLS.search, { q: 'rolex' }),
];

/** Milliseconds in which it answers all of it; building the search of a million items takes the longest. */
const PATIENCE = 45_000;

/**
 * Asks a backend that has just started until it answers as quickly as visitors need.
 * @param env names its address, as the storefront's does. @throws Problem when it does not.
 */
export async function warmUp(env: Record<string, string | undefined>): Promise<void> {
  const end = performance.now() + PATIENCE;
  const addresses = readAddresses(env);
  for (const locale of LOCALES) {
    for (const target of ASKED) {
      while (!(await answers(addresses[locale].href + target))) {
        if (performance.now() > end) throw new Problem('The new backend does not answer.');
        await setTimeout(100);
      }
    }
  }
}

async function answers(address: string): Promise<boolean> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.status === 200;
}
