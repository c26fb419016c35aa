import { setTimeout } from 'node:timers/promises';
import { readConfiguration } from '../../src/platform/configuration.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { callTarget } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { askBackend } from './ask-backend.ts';
import { MAIN_DATA, readShopLists } from './shop-lists.ts';

/** Time limit for all of them, milliseconds. Building the search index of a million items takes the longest. */
const TIME_LIMIT_MS = 45_000;

/**
 * Sends the requests that are slow the first time, for lists and the search, to a newly started backend until it answers
 * as quickly as visitors need.
 * @param env names its address, as the storefront's does. @param limit milliseconds for all of them together.
 * @throws Problem when it stays slow.
 */
export async function warmUp(env: Record<string, string | undefined>, limit = TIME_LIMIT_MS): Promise<void> {
  const end = performance.now() + limit;
  const configuration = readConfiguration(env);
  const token = readServiceToken(configuration);
  for (const locale of configuration.hosts.locales) {
    const base = configuration.backends[locale];
    const untilServed = async (target: string): Promise<string> => {
      for (;;) {
        const timeout = Math.ceil(end - performance.now());
        if (timeout <= 0) throw new Problem('The backend does not answer in time.');
        const text = await askBackend({ base, token, timeout }, target);
        if (text !== undefined) return text;
        await setTimeout(100);
      }
    };
    // The release may be newer than this program, and its main data other ones.
    const lists = readShopLists(await untilServed(MAIN_DATA)) ?? [];
    for (const { word } of lists) await untilServed(callTarget(CALLS.catalogue, { url: word }));
    await untilServed(callTarget(CALLS.search, { q: 'rolex' }));
  }
}
