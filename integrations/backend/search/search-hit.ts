import type { SearchHit } from '@tourbillon/domain/contract/search.ts';
import { type Locale, LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { brandTitle } from '../catalogue/item-names.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FoundText } from './index/found-text.ts';
import type { BrandEntry } from './index/searched-brands.ts';

/** A text, brand or collection as a search hit. */
export function searchHitOf(found: FoundText | BrandEntry, catalogue: Catalogue, locale: Locale): SearchHit {
  if (!('list' in found)) return { ...found, list: null, brand: null, count: null };
  const { kind, list, brand, collection, title, count } = found;
  const row = catalogue.brands.get(brand);
  const house = row ? brandTitle(row, locale) : '';
  return {
    kind,
    slug: collection ?? brand,
    list,
    brand: collection === null ? null : brand,
    title: collection === null ? house : `${house} ${title}`,
    description: '',
    count,
    lang: LOCALE_FACTS[locale].lang,
  };
}
