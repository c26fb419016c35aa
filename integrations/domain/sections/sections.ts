import { CATALOG_TYPES, type CatalogType } from './catalog-types.ts';
import { STOCKS, type Stock } from './item-statuses.ts';

export { CATALOG_TYPES, type CatalogType };

/** Whether a word of an address names a kind of goods. */
export function isCatalogType(word: string | undefined): word is CatalogType {
  return CATALOG_TYPES.some((type) => type === word);
}

/** How a filter group behaves in the address, in the state and on the screen. */
export type FilterKind =
  /** Any of several values: a repeated parameter; counted disjunctively. */
  | 'options'
  /** One yes: `1` or absent. */
  | 'flag'
  /** Two bounds `{name}_from` and `{name}_to`. */
  | 'range';

/** A filter group: its request parameter is its name (§3, "Filter definitions per section"). */
export interface FilterGroup {
  name: FilterName;
  kind: FilterKind;
  /** The path word of `GET /{catalogType}/filter/{option}` (§7, filter option endpoints). */
  option: string;
}

const FILTERS = {
  statuses_used: { kind: 'options', option: 'status-used' },
  cities: { kind: 'options', option: 'cities' },
  is_promo: { kind: 'flag', option: 'promo' },
  is_vip: { kind: 'flag', option: 'vip' },
  genders: { kind: 'options', option: 'genders' },
  brands: { kind: 'options', option: 'brands' },
  specials: { kind: 'options', option: 'special-columns' },
  collections: { kind: 'options', option: 'collections' },
  statuses_income: { kind: 'options', option: 'status-income' },
  body_forms: { kind: 'options', option: 'body-forms' },
  body_materials_for_filter: { kind: 'options', option: 'body-materials-for-filter' },
  diametr: { kind: 'range', option: 'diametr' },
  price: { kind: 'range', option: 'prices' },
  types: { kind: 'options', option: 'types' },
  insertions: { kind: 'options', option: 'insertions' },
} as const satisfies Record<string, { kind: FilterKind; option: string }>;

/** The request parameter of a filter group, letter for letter as the specification spells it. */
export type FilterName = keyof typeof FILTERS;

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
  filters: FilterGroup[];
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
    filters: filters(
      'statuses_used',
      'cities',
      'is_promo',
      'is_vip',
      'genders',
      'brands',
      'specials',
      'collections',
      'statuses_income',
      'body_forms',
      'body_materials_for_filter',
      'diametr',
      'price',
    ),
  },
  jewelry: {
    catalogType: 'jewelry',
    list: 'jewellery',
    archive: 'jewelries_archive',
    hasCollections: false,
    groupsBrands: false,
    maker: 'brand',
    searchType: 3,
    filters: filters(
      'statuses_used',
      'cities',
      'is_promo',
      'is_vip',
      'specials',
      'types',
      'brands',
      'insertions',
      'price',
    ),
  },
  accessory: {
    catalogType: 'accessory',
    list: 'accessories',
    archive: 'accessory_archive',
    hasCollections: false,
    groupsBrands: true,
    maker: 'brand',
    searchType: 4,
    filters: filters('statuses_used', 'cities', 'is_vip', 'brands', 'statuses_income', 'types', 'price'),
  },
  art: {
    catalogType: 'art',
    list: 'arts',
    archive: 'arts_archive',
    hasCollections: false,
    groupsBrands: true,
    maker: 'author',
    searchType: 1,
    filters: filters('is_vip', 'brands', 'price'),
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

function filters(...names: FilterName[]): FilterGroup[] {
  return names.map((name) => ({ name, ...FILTERS[name] }));
}
