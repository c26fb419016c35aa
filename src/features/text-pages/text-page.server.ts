import { askBackend } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

export type TextPage = ResponseOf<typeof CALLS.seoPage>['data'];

/** Loads a text page such as `about`. @throws BackendError 404 for an unknown name. */
export async function loadTextPage(locale: Locale, name: string): Promise<TextPage> {
  const { data } = await askBackend(locale, CALLS.seoPage, { param: name });
  return data;
}
