import { setTimeout } from 'node:timers/promises';
import { readConfiguration } from '../../src/platform/configuration.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { callTarget } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { SERVICE_SIGNATURE, signCall } from '@tourbillon/domain/contract/service-signature.ts';
import { Problem } from '../bootstrap/problem.mjs';

/** Requests that are slow the first time: lists and the search. */
const ASKED = [
  callTarget(CALLS.catalogue, { url: 'clocks_today' }),
  callTarget(CALLS.search, { q: 'rolex' }),
];

/** Time limit for all of them, milliseconds. Building the search index of a million items takes the longest. */
const PATIENCE = 45_000;

/**
 * Sends requests to a newly started backend until it answers as quickly as visitors need.
 * @param env names its address, as the storefront's does. @throws Problem when it stays slow.
 */
export async function warmUp(env: Record<string, string | undefined>): Promise<void> {
  const end = performance.now() + PATIENCE;
  const configuration = readConfiguration(env);
  const addresses = configuration.backends;
  const token = readServiceToken(configuration);
  for (const locale of configuration.hosts.locales) {
    for (const target of ASKED) {
      while (!(await isServing(new URL(addresses[locale].href + target), token))) {
        if (performance.now() > end) throw new Problem('The new backend does not answer.');
        await setTimeout(100);
      }
    }
  }
}

async function isServing(address: URL, token: string | undefined): Promise<boolean> {
  const call = { method: 'GET', target: address.pathname + address.search, body: '' };
  const headers: Record<string, string> = token
    ? { [SERVICE_SIGNATURE]: signCall(token, call, Date.now()) }
    : {};
  const signal = AbortSignal.timeout(PATIENCE);
  const reply = await fetch(address, { headers, signal }).catch(() => undefined);
  await reply?.arrayBuffer();
  return reply?.status === 200;
}
