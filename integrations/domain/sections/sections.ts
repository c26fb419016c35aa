import type { FilterGroup, FilterName } from './filters.ts';
import { CATALOG_TYPES, type CatalogType } from './catalog-types.ts';
import { STOCKS, type Stock } from './item-statuses.ts';

export { CATALOG_TYPES, type CatalogType, type FilterGroup, type FilterName };

/** Whether a word of an address names a kind of goods. */
export function isCatalogType(word: string | undefined): word is CatalogType {
  return CATALOG_TYPES.some((type) => type === word);
}

/** One catalogue section: everything that other code may want to know of it. */
export interface Section {
  /** Kind of goods, and the address of items: `/{catalogType}/{itemUrl}/`. */
  catalogType: CatalogType;
  /** Address word and backend name of the list of current stock. */
  list: string;
  /** Address word and backend name of the archive. */
  archive: string;
  /** The list of what failed quality control, where the section has one (decision 21). */
  dealer?: string;
  /** Whether lists have a collection below the brand. */
  hasCollections: boolean;
  /** Whether the brands filter shows the popular ones first and folds the others (§3). */
  groupsBrands: boolean;
  /** What stands in the place of a brand: art shows its authors there (§3). */
  maker: 'brand' | 'author';
  /** Search type of §3 (menu section groups). */
  searchType: number;
  /** The fact that says what its goods are made of: the message `item.fact_{name}`. */
  materialFact: 'case_material' | 'metal' | 'material';
  /** The page of the service that buys such goods. */
  buyOut: `/uslugi/${string}`;
  /** Names of its filters, in the order of the panel; `filtersOf` has their definitions, which no browser needs. */
  filters: readonly FilterName[];
}

/**
 * The catalogue sections (§2, decisions 10 and 11). Nothing else writes these addresses;
 * a new section is a new row here and its stock in the backend.
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
      'set',
      'diametr',
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

/** A list of a section as it is addressed: what of its stock is listed where. */
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

/** The word of the list that has a section's stock of a kind; undefined where the section has no such list. */
export function listWord(section: Section, stock: 'current' | 'archive'): ListWord;
export function listWord(section: Section, stock: Stock): ListWord | undefined;
export function listWord({ list, archive, dealer }: Section, stock: Stock): ListWord | undefined {
  return { current: list, archive, dealer }[stock] as ListWord | undefined;
}

/** Address of a list, with the brand and collection when given. */
export function listPath(word: string, brand?: string, collection?: string): string {
  return `/${[word, brand, collection].filter(Boolean).join('/')}/`;
}

/** Address of an item; it never changes, also when the item goes to the archive (decision 9). */
export function itemPath(catalogType: CatalogType, itemUrl: string): string {
  return `/${catalogType}/${itemUrl}/`;
}

/** The path of the list that an item's page belongs to; other paths are given back. */
export function sectionPath(path: string): string {
  const [, kind, itemUrl] = path.split('/');
  return itemUrl && isCatalogType(kind) ? listPath(SECTIONS[kind].list) : path;
}
