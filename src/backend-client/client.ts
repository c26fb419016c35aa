import type { InferInput } from 'valibot';
import type { Call, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { configuration } from '../platform/configuration.ts';
import { type AskOptions, BackendClient } from './backend-client.ts';
import { reportFailedResponse } from '../platform/errors/report.ts';

let client: BackendClient | undefined;

/** Created on the first call, after the environment has been set. */
function theClient(): BackendClient {
  client ??= new BackendClient({ addresses: configuration().backends });
  return client;
}

/**
 * Calls the backend of a locale. Responses of GET calls with a cache lifetime come from memory while they are fresh.
 * They are shared and frozen: copy them before changing anything. Within 2 s the caller gets a response, the last good
 * response, or an error.
 * @throws BackendError; its status is undefined if there was no response at all (decision 61).
 */
export function askBackend<C extends Call>(
  locale: Locale,
  call: C,
  request: InferInput<C['request']>,
  options?: AskOptions,
): Promise<ResponseOf<C>> {
  return theClient().ask(locale, call, request, options) as Promise<ResponseOf<C>>;
}

/** Calls the backend. Without a response, it reports the failure and returns the fallback (§7). */
export async function askOr<C extends Call, F>(
  locale: Locale,
  call: C,
  request: InferInput<C['request']>,
  fallback: F,
): Promise<ResponseOf<C> | F> {
  try {
    return await askBackend(locale, call, request);
  } catch (error) {
    reportFailedResponse(error, call, { locale });
    return fallback;
  }
}

/**
 * Invalidates cached responses after a publication: each call asks the backend again. The old responses remain as a
 * fallback in case the backend is down.
 * @param changed tags of the changed data. Calls with tags are asked again only if one of them is included. Without
 * it, all are.
 */
export function invalidateResponses(changed?: ReadonlySet<string>): void {
  client?.invalidate(changed);
}
