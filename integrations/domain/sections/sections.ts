import type { FilterGroup, FilterName } from './filters.ts';
import { CATALOG_TYPES, type CatalogType } from './catalog-types.ts';
import { STOCKS, type Stock } from './item-statuses.ts';

export { CATALOG_TYPES, type CatalogType, type FilterGroup, type FilterName };

/** Whether a word of an address is a kind of goods. */
export function isCatalogType(word: string | undefined): word is CatalogType {
  return CATALOG_TYPES.some((type) => type === word);
}

/** One section of the catalogue with all its properties. */
export interface Section {
  /** Kind of goods, and first part of item addresses: `/{catalogType}/{itemUrl}/`. */
  catalogType: CatalogType;
  /** Address word and backend name of the list of current stock. */
  list: string;
  /** Address word and backend name of the archive. */
  archive: string;
  /**
   * Address word of the dealer corner: items that failed quality control, if the section has such a list
   * (decision 21).
   */
  dealer?: string;
  /** Whether lists can be narrowed to a collection of a brand. */
  hasCollections: boolean;
  /** Whether the brand filter shows the popular brands first and folds the others (§3). */
  groupsBrands: boolean;
  /** The maker of an item: art has authors instead of brands (§3). */
  maker: 'brand' | 'author';
  /** Search type of §3 (menu section groups). */
  searchType: number;
  /** The fact with the material of its goods: the message `item.fact_{name}`. */
  materialFact: 'case_material' | 'metal' | 'material';
  /** The page of the service that buys such goods. */
  buyOut: `/uslugi/${string}`;
  /**
   * Names of its filters, in the order of the panel. `filtersOf` has their definitions, which browsers do not need.
   */
  filters: readonly FilterName[];
}

/**
 * The catalogue sections (§2, decisions 10 and 11). This is the only place with these addresses; a new section needs
 * a new row here and its stock in the backend.
 */
export const SECTIONS = {
  clock: {
    catalogType: 'clock',
    list: 'clocks_today',
    archive: 'clocks_archive',
    dealer: 'clocks_dealer',
    hasCollections: true,
    groupsBrands: true,
    maker: 'brand',
    searchType: 2,
    materialFact: 'case_material',
    buyOut: '/uslugi/skupka-chasov/',
    filters: [
      'statuses_used',
      'cities',
      'is_promo',
      'is_vip',
      'with_guarantee',
      'genders',
      'brands',
      'specials',
      'collections',
      'statuses_income',
      'body_forms',
      'body_materials_for_filter',
      'bracelets',
      'dial_colours',
      'movements',
      'complications',
      'set',
      'diametr',
      'year',
      'days_in_stock',
      'price',
    ],
  },
  jewelry: {
    catalogType: 'jewelry',
    list: 'jewellery',
    archive: 'jewelries_archive',
    hasCollections: false,
    groupsBrands: false,
    maker: 'brand',
    searchType: 3,
    materialFact: 'metal',
    buyOut: '/uslugi/skupka-yuvelirnyh-izdelij/',
    filters: [
      'statuses_used',
      'cities',
      'is_promo',
      'is_vip',
      'specials',
      'types',
      'brands',
      'insertions',
      'price',
    ],
  },
  accessory: {
    catalogType: 'accessory',
    list: 'accessories',
    archive: 'accessory_archive',
    hasCollections: false,
    groupsBrands: true,
    maker: 'brand',
    searchType: 4,
    materialFact: 'material',
    buyOut: '/uslugi/',
    filters: ['statuses_used', 'cities', 'is_vip', 'brands', 'statuses_income', 'types', 'price'],
  },
  art: {
    catalogType: 'art',
    list: 'arts',
    archive: 'arts_archive',
    hasCollections: false,
    groupsBrands: true,
    maker: 'author',
    searchType: 1,
    materialFact: 'material',
    buyOut: '/uslugi/skupka-kartin/',
    filters: ['is_vip', 'brands', 'price'],
  },
} as const satisfies Record<CatalogType, Section>;

/** The address words of lists. */
export type ListWord = {
  [Type in CatalogType]: (typeof SECTIONS)[Type] extends { dealer: infer Dealer }
    ? (typeof SECTIONS)[Type]['list' | 'archive'] | Dealer
    : (typeof SECTIONS)[Type]['list' | 'archive'];
}[CatalogType];

/** A list of a section: its address and its stock. */
export interface SectionList {
  section: Section;
  /** First word of the address, e.g. `clocks_today`. */
  word: ListWord;
  stock: Stock;
}

/** Every list by the first word of its address. */
export const LISTS: ReadonlyMap<string, SectionList> = new Map(
  Object.values<Section>(SECTIONS).flatMap((section) =>
    STOCKS.flatMap((stock): [string, SectionList][] => {
      const word = listWord(section, stock);
      return word === undefined ? [] : [[word, { section, word, stock }]];
    }),
  ),
);

/** The word of the list of a section for a stock; undefined when the section has no such list. */
export function listWord(section: Section, stock: 'current' | 'archive'): ListWord;
export function listWord(section: Section, stock: Stock): ListWord | undefined;
export function listWord({ list, archive, dealer }: Section, stock: Stock): ListWord | undefined {
  return { current: list, archive, dealer }[stock] as ListWord | undefined;
}

/** Address of a list, with the brand and collection when given. */
export function listPath(word: string, brand?: string, collection?: string): string {
  return `/${[word, brand, collection].filter(Boolean).join('/')}/`;
}

/** Address of an item; it never changes, even when the item moves to the archive (decision 9). */
export function itemPath(catalogType: CatalogType, itemUrl: string): string {
  return `/${catalogType}/${itemUrl}/`;
}

/** The path of the list of an item's section; other paths are returned unchanged. */
export function sectionPath(path: string): string {
  const [, kind, itemUrl] = path.split('/');
  return itemUrl && isCatalogType(kind) ? listPath(SECTIONS[kind].list) : path;
}
