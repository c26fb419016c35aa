import type { SearchHit } from '#src/contract/search.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { LOCALE_FACTS } from '#src/i18n/locales.ts';
import type { Catalogue } from '../catalogue/load.ts';
import type { FoundText } from './index/load-texts.ts';
import type { Shelf } from './index/shelves.ts';

/** A text, a brand or a collection as an answer names it. */
export function hitOf(found: FoundText | Shelf, catalogue: Catalogue, locale: Locale): SearchHit {
  if (!('list' in found)) return { ...found, list: null, brand: null, count: null };
  const { kind, list, brand, collection, title, count } = found;
  const brandTitle = catalogue.brands.get(brand)?.title ?? '';
  return {
    kind,
    slug: collection ?? brand,
    list,
    brand: collection === null ? null : brand,
    title: collection === null ? title : `${brandTitle} ${title}`,
    description: '',
    count,
    lang: LOCALE_FACTS[locale].lang,
  };
}
