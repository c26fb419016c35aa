import * as v from 'valibot';
import { BackendError } from '../platform/errors/backend-error.ts';
import { askBackend } from '../backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { sign } from '@tourbillon/domain/contract/body-signature.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

type Imported = ResponseOf<typeof CALLS.importContent>;

/**
 * Asks backends to import their content folders.
 * @param backends one host of each. @returns the results of backends that have a folder and know the secret. An
 * import that exceeds the call's time limit continues, and the feed reports its changes.
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

/** The body of a signed publish request. */
export const publishOrder = v.object({
  /** Whether the backends import their folders first. */
  import: v.optional(v.boolean(), true),
  /** Milliseconds of the epoch: the response lists the pages rendered since then. */
  since: v.optional(v.number()),
});
