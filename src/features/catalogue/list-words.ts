import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';
import type { ListWord, Section } from '@tourbillon/domain/sections/sections.ts';
import type { FlagName } from './query.ts';

/** Lists for whose foot the shop has written a text: a page of that name. */
export const LISTS_WITH_TEXT: ReadonlySet<ListWord> = new Set([
  'clocks_today',
  'clocks_dealer',
  'jewellery',
  'accessories',
  'arts',
]);

/** What stands in the place of brands is called by what made the goods: a house or an author (§3). */
export const MAKER_WORDS = {
  brand: {
    filter: 'catalogue.filter_brands',
    others: 'catalogue.otherBrands',
    all: 'catalogue.allBrands',
    line: 'catalogue.brandLine_brand',
    directory: 'catalogue.directory_brand',
  },
  author: {
    filter: 'catalogue.filter_authors',
    others: 'catalogue.otherAuthors',
    all: 'catalogue.allAuthors',
    line: 'catalogue.brandLine_author',
    directory: 'catalogue.directory_author',
  },
} as const satisfies Record<Section['maker'], Record<string, MessageKey>>;

/** Title of a filter group in a section; of `price` the title takes `currency`. */
export function filterTitle(name: FlagName, { maker }: Section): MessageKey {
  return name === 'brands' ? MAKER_WORDS[maker].filter : FILTER_TITLES[name];
}

const FILTER_TITLES: Record<FlagName, MessageKey> = {
  statuses_used: 'catalogue.filter_statuses_used',
  cities: 'catalogue.filter_cities',
  is_promo: 'catalogue.flag_is_promo',
  is_vip: 'catalogue.flag_is_vip',
  genders: 'catalogue.filter_genders',
  brands: 'catalogue.filter_brands',
  specials: 'catalogue.filter_specials',
  collections: 'catalogue.filter_collections',
  statuses_income: 'catalogue.filter_statuses_income',
  body_forms: 'catalogue.filter_body_forms',
  body_materials_for_filter: 'catalogue.filter_body_materials_for_filter',
  diametr: 'catalogue.filter_diametr',
  price: 'catalogue.filter_price',
  price_with_discount: 'catalogue.flag_price_with_discount',
  types: 'catalogue.filter_types',
  insertions: 'catalogue.filter_insertions',
};
