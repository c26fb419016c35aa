import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Money, Rates } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { SectionList } from '@tourbillon/domain/sections/sections.ts';
import type { ListAddress, ReadQuery } from './catalogue-query.ts';

/** Input for the view of a list page. */
export interface CatalogueSource {
  locale: Locale;
  /** The host's public origin, for structured data. */
  origin: string;
  t: Translate;
  list: SectionList;
  address: ListAddress;
  read: ReadQuery;
  money: Money;
  /** Today's rates, for the addresses of this list on the other hosts. */
  rates: Rates;
  response: ResponseOf<typeof CALLS.catalogue>;
  /** The shop's text about the current brand: one plain paragraph, or the HTML of its text page. */
  brandText: { text: string } | { html: string; lang: string } | undefined;
  text: { title: string; html: string; lang: string } | undefined;
}
