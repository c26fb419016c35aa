import type { MessageKey } from '#src/i18n/translate.ts';
import type { FlagName } from './query.ts';

/** Words of one list; a new list is a row here and its stock in the backend. */
export interface ListWords {
  title: MessageKey;
  /** Heading of a brand or a collection; takes `name`. */
  named: MessageKey;
  /** Takes `title`. */
  description: MessageKey;
  /** Whether the shop has written a text for the foot of the list (a page of that name). */
  hasText: boolean;
}

/** Words by the first word of a list's address. */
export const LIST_WORDS: Record<string, ListWords> = {
  clocks_today: {
    title: 'catalogue.title_clocks_today',
    named: 'catalogue.named_clocks_today',
    description: 'catalogue.description_clocks_today',
    hasText: true,
  },
  clocks_archive: {
    title: 'catalogue.title_clocks_archive',
    named: 'catalogue.named_clocks_archive',
    description: 'catalogue.description_clocks_archive',
    hasText: false,
  },
};

/** Titles of the filter groups; of `price` the title takes `currency`. */
export const FILTER_TITLES: Record<FlagName, MessageKey> = {
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
