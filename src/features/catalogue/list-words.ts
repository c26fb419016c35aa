import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';
import { type AnyFilterName, filterOf } from '@tourbillon/domain/sections/filters.ts';
import type { ListWord, Section } from '@tourbillon/domain/sections/sections.ts';

/** Lists with a text below the items: a text page of the same name. */
export const LISTS_WITH_TEXT: ReadonlySet<ListWord> = new Set([
  'clocks_today',
  'clocks_dealer',
  'jewellery',
  'accessories',
  'arts',
]);

/** Texts for the makers of a section: brands or authors (§3). */
export const MAKER_WORDS = {
  brand: {
    filter: 'catalogue.filter_brands',
    others: 'catalogue.otherBrands',
    all: 'catalogue.allBrands',
    result: 'catalogue.resultTitle',
    line: 'catalogue.brandLine_brand',
    directory: 'catalogue.directory_brand',
  },
  author: {
    filter: 'catalogue.filter_authors',
    others: 'catalogue.otherAuthors',
    all: 'catalogue.allAuthors',
    result: 'catalogue.resultTitleOfWorks',
    line: 'catalogue.brandLine_author',
    directory: 'catalogue.directory_author',
  },
} as const satisfies Record<Section['maker'], Record<string, MessageKey>>;

/** The title of a filter in a section; the price title takes the parameter `currency`. */
export function filterTitle(name: AnyFilterName, { maker }: Pick<Section, 'maker'>): MessageKey {
  const filter = filterOf(name);
  if (filter.name === 'brands') return MAKER_WORDS[maker].filter;
  return filter.kind === 'flag' ? `catalogue.flag_${filter.name}` : `catalogue.filter_${filter.name}`;
}
