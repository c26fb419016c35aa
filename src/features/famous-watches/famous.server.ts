import { askBackend } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

export type FamousWatch = ResponseOf<typeof CALLS.famousWatches>['data'][number];

/** Data of the page of famous people's watches. */
export interface FamousView {
  text: ResponseOf<typeof CALLS.seoPage>['data'];
  watches: FamousWatch[];
}

/** Loads the watches and the introduction. @throws BackendError when either is not available. */
export async function loadFamous(locale: Locale): Promise<FamousView> {
  const [text, watches] = await Promise.all([
    askBackend(locale, CALLS.seoPage, { param: 'clock_list_famous' }),
    askBackend(locale, CALLS.famousWatches, {}),
  ]);
  return { text: text.data, watches: watches.data };
}
