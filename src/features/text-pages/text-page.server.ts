import { askBackend } from '#src/backend/client.ts';
import type { ResponseOf } from '#src/contract/call.ts';
import { CALLS } from '#src/contract/index.ts';
import type { Locale } from '#src/i18n/locales.ts';

export type TextPage = ResponseOf<typeof CALLS.seoPage>['data'];

/** Loads a page of text such as `about`. @throws BackendError 404 when there is none. */
export async function loadTextPage(locale: Locale, name: string): Promise<TextPage> {
  const { data } = await askBackend(locale, CALLS.seoPage, { param: name });
  return data;
}
