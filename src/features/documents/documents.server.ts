import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';

export type CityDocuments = ResponseOf<typeof CALLS.document>['data'];
export type Tariffs = NonNullable<CityDocuments['tariffs']>;
export type CitySeo = ResponseOf<typeof CALLS.seoList>['seos'][number];

/** Data of a page of documents. */
export interface DocumentsView {
  city: CityDocuments;
  /** Other cities with documents. */
  others: { alias: string; title: string }[];
  /** The text about this city; undefined when there is none. */
  seo: CitySeo | undefined;
  rates: Rates;
}

/** Loads the documents of a city. @throws BackendError 404 for an unknown city. */
export async function loadDocuments(locale: Locale, alias: string): Promise<DocumentsView> {
  const [city, main, seo, currency] = await Promise.all([
    askBackend(locale, CALLS.document, { city: alias }),
    askOr(locale, CALLS.mainData, {}, undefined),
    askOr(locale, CALLS.seoList, { cityAlias: alias }, undefined),
    askOr(locale, CALLS.currency, {}, undefined),
  ]);
  return {
    city: city.data,
    others: (main?.cities ?? []).flatMap(({ alias: other, title }) =>
      title === null || other === alias ? [] : [{ alias: other, title }],
    ),
    seo: seo?.seos.find(({ page }) => page === 'document'),
    rates: currency?.data ?? {},
  };
}
