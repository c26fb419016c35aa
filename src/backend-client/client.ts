import type { InferInput } from 'valibot';
import type { Call, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { configuration } from '../platform/configuration.ts';
import { type AskOptions, BackendClient } from './backend-client.ts';
import { reportFailedResponse } from '../platform/errors/report.ts';

let client: BackendClient | undefined;

/** Made at the first call, when the environment has been set. */
function theClient(): BackendClient {
  client ??= new BackendClient({ addresses: configuration().backends });
  return client;
}

/**
 * Asks the backend of a locale. Answers of GET calls with a life come from memory while they last and are shared and
 * frozen: copy before changing. Within 2 s there is a response, the last good one, or an error.
 * @throws BackendError; its status is undefined when there was no response at all (decision 61).
 */
export async function askBackend<C extends Call>(
  locale: Locale,
  call: C,
  request: InferInput<C['request']>,
  options?: AskOptions,
): Promise<ResponseOf<C>> {
  return (await theClient().ask(locale, call, request, options)) as ResponseOf<C>;
}

/** Asks the backend; when it has no response, notes that and gives the fallback (§7). */
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
 * After something was published: calls ask the backend again, once. What is held stays as the last good response should
 * the backend be down just then.
 * @param changed tags of what has changed: calls that name what their responses are made of are asked again only when
 * that has; all of them without it.
 */
export function invalidateResponses(changed?: ReadonlySet<string>): void {
  client?.invalidate(changed);
}
