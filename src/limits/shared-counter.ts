import { createHmac } from 'node:crypto';
import { configuration } from '../platform/configuration.ts';
import { askBackend } from '../backend-client/client.ts';
import { countOne } from '@tourbillon/domain/contract/limit-counter.ts';
import type { Rate } from './rate.ts';
import { signingKey } from '../platform/signing-key.ts';

/** Whether the backend counts for all storefronts of the site: `SHARED_LIMITS=backend`. */
export function countsAtBackend(): boolean {
  return configuration().SHARED_LIMITS === 'backend';
}

/**
 * Makes the backend count one event. With several backends, the one of the main language counts.
 * @param key what is counted. Only an HMAC of it leaves this machine, with the key that all machines share.
 * @returns seconds to wait; 0 if it may pass. @throws BackendError when the backend does not respond.
 */
export async function countAtBackend(name: string, rate: Rate, key: string): Promise<number> {
  const hash = createHmac('sha256', signingKey(configuration())).update(`${name} ${key}`).digest('base64url');
  const { wait } = await askBackend(configuration().hosts.main, countOne, { name, key: hash, ...rate });
  return wait;
}
