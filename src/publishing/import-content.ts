import * as v from 'valibot';
import { BackendError } from '../platform/errors/backend-error.ts';
import { askBackend } from '../backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { sign } from '@tourbillon/domain/contract/body-signature.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

type Imported = ResponseOf<typeof CALLS.importContent>;

/**
 * Asks backends to take in their content folders.
 * @param backends a host of each. @returns what those did that have one and know the secret; one that takes longer than
 * a call may goes on by itself, and its feed reports it.
 */
export async function askImport(backends: readonly Locale[], secret: string): Promise<Imported[]> {
  const asked = backends.map(async (locale) => {
    try {
      return await askBackend(locale, CALLS.importContent, sign(secret, '', Date.now()));
    } catch (error) {
      if (error instanceof BackendError) return undefined;
      throw error;
    }
  });
  return (await Promise.all(asked)).filter((one) => one !== undefined);
}

/** What a signed request may say. */
export const publishOrder = v.object({
  /** Whether backends are to take in their folders first. */
  import: v.optional(v.boolean(), true),
  /** Milliseconds of the epoch: pages renewed since then are reported. */
  since: v.optional(v.number()),
});
