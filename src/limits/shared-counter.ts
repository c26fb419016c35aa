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
 * Has the backend count one more; of several backends that of the main language.
 * @param key what it is counted by: only a hash of it leaves this machine, made with the key that all machines share.
 * @returns seconds to wait, 0 when it may pass. @throws BackendError when the backend does not answer.
 */
export async function countAtBackend(name: string, rate: Rate, key: string): Promise<number> {
  const hash = createHmac('sha256', signingKey(configuration())).update(`${name} ${key}`).digest('base64url');
  const { wait } = await askBackend(configuration().hosts.main, countOne, { name, key: hash, ...rate });
  return wait;
}
