import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Catalogue } from './catalogue.ts';
import type { ItemRows } from './item-rows.ts';

/** The data sources for the items of orders. */
export interface CardSources {
  items: Pick<ItemRows, 'byUrls'>;
  catalogue: Catalogue;
  locale: Locale;
}
