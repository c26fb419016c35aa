/** A filter of lists; its name is its request parameter, exactly as in the specification. */
interface Filter {
  kind: 'options' | 'flag' | 'range';
  /** The last path segment of `GET /{catalogType}/filter/{option}` (§7, filter option endpoints). */
  option: string;
  /** The field of an item that it filters. */
  reads: string;
  /** Only for goods on sale: the archive hides prices (decision 9). */
  forSaleOnly?: true;
  /** Its group is open by default. */
  isOpen?: true;
}

/** Several values, any of which may match: a repeated parameter, with disjunctive counts. */
interface OptionsFilter extends Filter {
  kind: 'options';
  /** An item has several values. */
  several?: true;
  /** The vocabulary with titles and order of its values; without one they come from database tables. */
  vocabulary?: string;
}

/** A single flag: `1` or absent. */
interface FlagFilter extends Filter {
  kind: 'flag';
  /** The range whose group contains it; it is still an independent filter. */
  beside?: string;
}

/** Two bounds, `{name}_from` and `{name}_to`, both included. */
interface RangeFilter extends Filter {
  kind: 'range';
  /** The least and the greatest bound that can be typed: millimetres, years, days, or whole units of a currency. */
  bounds: { least: number; most: number };
  /** Amounts: in the host's currency in addresses and on the page, in US dollars in calls (decision 32). */
  isMoney?: true;
  /** Bounds are days until today; the field is a day, counted from 1970. */
  isAge?: true;
}

/**
 * The single table of filters (§3, filter definitions per section). Addresses, requests, panels, counts, columns of
 * the backend and personal filters are derived from it. Titles are the messages `catalogue.filter_{name}` and
 * `catalogue.flag_{name}`.
 */
export const FILTERS = {
  statuses_used: {
    kind: 'options',
    option: 'status-used',
    reads: 'condition',
    vocabulary: 'conditions',
    isOpen: true,
  },
  cities: { kind: 'options', option: 'cities', reads: 'cities', several: true },
  is_promo: { kind: 'flag', option: 'promo', reads: 'isPromo', forSaleOnly: true },
  is_vip: { kind: 'flag', option: 'vip', reads: 'isVip' },
  genders: { kind: 'options', option: 'genders', reads: 'gender', vocabulary: 'genders' },
  brands: { kind: 'options', option: 'brands', reads: 'brand', isOpen: true },
  specials: {
    kind: 'options',
    option: 'special-columns',
    reads: 'specials',
    several: true,
    vocabulary: 'specials',
  },
  collections: { kind: 'options', option: 'collections', reads: 'collection', isOpen: true },
  statuses_income: {
    kind: 'options',
    option: 'status-income',
    reads: 'availability',
    vocabulary: 'availability',
    forSaleOnly: true,
  },
  body_forms: { kind: 'options', option: 'body-forms', reads: 'bodyForm', vocabulary: 'bodyForms' },
  body_materials_for_filter: {
    kind: 'options',
    option: 'body-materials-for-filter',
    reads: 'bodyMaterial',
    vocabulary: 'materials',
  },
  set: { kind: 'options', option: 'set', reads: 'set', vocabulary: 'sets' },
  with_guarantee: { kind: 'flag', option: 'guarantee', reads: 'guaranteed', forSaleOnly: true },
  diametr: { kind: 'range', option: 'diametr', reads: 'diameterMm', bounds: { least: 5, most: 120 } },
  year: { kind: 'range', option: 'year', reads: 'year', bounds: { least: 1700, most: 2100 } },
  movements: { kind: 'options', option: 'movements', reads: 'movement', vocabulary: 'movements' },
  dial_colours: { kind: 'options', option: 'dial-colours', reads: 'dialColour', vocabulary: 'dialColours' },
  bracelets: { kind: 'options', option: 'bracelets', reads: 'bracelet', vocabulary: 'materials' },
  complications: {
    kind: 'options',
    option: 'complications',
    reads: 'complications',
    several: true,
    vocabulary: 'functions',
  },
  days_in_stock: {
    kind: 'range',
    option: 'days-in-stock',
    reads: 'publishedDay',
    bounds: { least: 0, most: 36_500 },
    isAge: true,
    forSaleOnly: true,
  },
  price: {
    kind: 'range',
    option: 'prices',
    reads: 'price',
    bounds: { least: 0, most: 999_999_999_999 },
    isMoney: true,
    forSaleOnly: true,
    isOpen: true,
  },
  price_with_discount: {
    kind: 'flag',
    option: 'price-with-discount',
    reads: 'discounted',
    beside: 'price',
    forSaleOnly: true,
  },
  types: { kind: 'options', option: 'types', reads: 'type', vocabulary: 'types', isOpen: true },
  insertions: {
    kind: 'options',
    option: 'insertions',
    reads: 'insertions',
    several: true,
    vocabulary: 'insertions',
  },
} as const satisfies Record<string, OptionsFilter | FlagFilter | RangeFilter>;

type Filters = typeof FILTERS;
type NameOf<Part> = { [Name in keyof Filters]: Filters[Name] extends Part ? Name : never }[keyof Filters];

/** Names of the filters with options. */
export type OptionName = NameOf<{ kind: 'options' }>;
export type FlagName = NameOf<{ kind: 'flag' }>;
export type RangeName = NameOf<{ kind: 'range' }>;
/** Options with several values per item. */
export type SeveralName = NameOf<{ several: true }>;
/** Options with at most one value per item. */
export type SingleName = Exclude<OptionName, SeveralName>;
/** Names of all filters, and of those with their own group in a panel. */
export type AnyFilterName = keyof Filters;
export type FilterName = Exclude<AnyFilterName, NameOf<{ beside: string }>>;

/** The field of an item that a filter reads. */
export type FieldOf<Name extends AnyFilterName> = Filters[Name]['reads'];

/** The fields of an item that filters use, each with the type that its filter needs. */
export type FilterFields = { [Name in SingleName as FieldOf<Name>]: string | null } & {
  [Name in SeveralName as FieldOf<Name>]: readonly string[];
} & { [Name in FlagName as FieldOf<Name>]: boolean } & {
  [Name in RangeName as FieldOf<Name>]: number | null;
};

/** A filter with its name. */
export type FilterGroup =
  | (OptionsFilter & { name: OptionName })
  | (FlagFilter & { name: FlagName })
  | (RangeFilter & { name: RangeName });

const definitions = new Map<AnyFilterName, FilterGroup>();

/** The definition of a filter; always the same object, because a list asks for them hundreds of times. */
export function filterOf(name: AnyFilterName): FilterGroup {
  let filter = definitions.get(name);
  if (!filter) definitions.set(name, (filter = { name, ...FILTERS[name] } as FilterGroup));
  return filter;
}

/** The definitions of a section's filters, in the order of its panel. */
export function filtersOf({ filters }: { filters: readonly FilterName[] }): FilterGroup[] {
  return filters.map(filterOf);
}

/** The filters of a kind, in the order of the table. */
export function filtersOfKind<Kind extends FilterGroup['kind']>(kind: Kind) {
  return (Object.keys(FILTERS) as AnyFilterName[])
    .map(filterOf)
    .filter((filter): filter is Extract<FilterGroup, { kind: Kind }> => filter.kind === kind);
}

/** Filter groups with their flags; each flag follows its group. */
export function withFlags(groups: readonly FilterGroup[]): FilterGroup[] {
  const flags = filtersOfKind('flag');
  return groups.flatMap((group) => [group, ...flags.filter(({ beside }) => beside === group.name)]);
}
