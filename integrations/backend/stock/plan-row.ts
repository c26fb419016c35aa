import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { specialsOf } from '@tourbillon/domain/business/specials.ts';
import type { ItemRow } from '../database/schema/items.ts';
import type { AvailabilityChange } from '../availability/availability.ts';
import { endOfDay } from '../business-days/last-day.ts';
import { VOCABULARY } from '../vocabulary/vocabulary.ts';
import { unknownWordOf } from '../vocabulary/word-columns.ts';
import { availabilityChange, initialAvailability } from './availability-change.ts';
import type { CellValues, ItemFields } from './columns/column.ts';
import { columnOfField, COLUMNS } from './columns/columns.ts';
import { SECTION_WORDS } from './columns/identity.ts';
import { TEXT_FIELDS } from './columns/texts.ts';
import { Mistake, quoted, type RowMistake } from './mistake.ts';
import { INVALID_FIELD, invalidColumn, knownCity, unknownWordMessage } from './invalid-fields.ts';
import { type PhotoFolder, photosOf } from './photo-files.ts';
import { PriceMistake, pricesOf } from './prices.ts';
import { type ReadRow, mistakesOfForeignColumns } from './read-cells.ts';
import type { SaleStock } from './sale-stock.ts';
import type { ShopNames } from './shop-names.ts';
import { isSame } from './same-values.ts';
import { soldPriceOf } from './sold-price.ts';

/** The planned change of a row, before anything is written. */
export interface Plan {
  line: number;
  number: string;
  before: ItemRow | undefined;
  catalogType: CatalogType;
  /** Fields set by the row, except those without an id yet. */
  fields: ItemFields;
  /** Title of a brand or collection that must be added first. */
  newBrand?: string;
  newCollection?: string;
  /** Photograph files; undefined keeps the current photographs. */
  photos: readonly string[] | undefined;
  /** Change of availability of an existing item. */
  availability?: AvailabilityChange;
  /** The stock of a draft once it is published, if the row chooses it. */
  saleStock?: SaleStock;
}

/** Data needed to plan rows. */
export interface PlanSources {
  names: ShopNames;
  addBrands: boolean;
  folder: PhotoFolder | undefined;
  isNumber: (number: string) => boolean;
  now: Date;
  /** A deliberate change of one item; a file, in contrast, may be older than a sale or reservation. */
  isDeliberate: boolean;
  /** Whether a new item is a draft. */
  isDraft: boolean;
}

/** Default values of a new item. */
const UNKNOWN = {
  cities: [] as string[],
  insertions: [] as string[],
  functions: [] as string[],
  specials: [] as string[],
  defects: [] as string[],
  isPromo: false,
  isVip: false,
  preciousStones: false,
  limited: false,
};

/** Columns of the price. One mistake in them is enough. */
const PRICE_COLUMNS: ReadonlySet<string> = new Set(['price', 'discount_price', 'currency']);

/** Plans the change of a row. @returns the plan, or all mistakes in the row. */
export function planRow(
  row: ReadRow,
  before: ItemRow | undefined,
  sources: PlanSources,
): Plan | readonly RowMistake[] {
  const mistakes = [...row.mistakes];
  const wrong = (column: string, message: string) => mistakes.push({ line: row.line, column, message });
  const attempt = <Result>(column: string, work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      wrong(error instanceof PriceMistake ? error.column : column, error.message);
      return undefined;
    }
  };
  const { values } = row;
  if (!before) {
    for (const { name, isRequired } of COLUMNS) {
      const isSaid =
        row.named.has(name) || mistakes.some(({ column }) => column === name || column === 'row');
      if (isRequired && !isSaid) wrong(name, 'is missing; a new piece needs it');
    }
  }
  const catalogType = (before?.catalogType ?? values.catalogType) as CatalogType | undefined;
  if (catalogType === undefined) return mistakes;
  if (values.catalogType && values.catalogType !== catalogType) {
    wrong(
      'section',
      `the piece is in ${SECTION_WORDS[catalogType]} already, and its address never changes; give it another number`,
    );
  }
  mistakes.push(...mistakesOfForeignColumns(row, catalogType, COLUMNS));

  const brand = attempt('brand', () => brandOf(values.brandName, before, sources));
  const isPriced = !mistakes.some(({ column }) => PRICE_COLUMNS.has(column));
  const prices = isPriced && attempt('price', () => pricesOf(values, before, sources.names.rates));
  const cities = attempt('city', () => citiesOf(values.city, sources.names));
  const photos = attempt('photos', () =>
    photosOf(row.number, values.photos, sources.folder, sources.isNumber),
  );
  const soldPriceUsd = attempt('sold_price', () =>
    soldPriceOf(values, prices ? prices.currency : undefined, before, sources),
  );
  const { heldUntilDay } = values;
  const said = {
    ...values,
    soldPriceUsd: soldPriceUsd ?? null,
    ...(heldUntilDay && { heldUntil: endOfDay(heldUntilDay, sources.names.timeZone) }),
  };
  // If the current state is not valid, the state in the row is used as for a new item.
  const moved =
    before && (!values.availability || before.availability in VOCABULARY.availability) ? before : null;
  const standing = attempt('availability', () => (moved ? {} : initialAvailability(said, sources.now)));
  const change = moved && attempt('availability', () => availabilityChange(said, moved, sources));
  if (!prices || !standing) return mistakes;

  const base = before ?? { ...UNKNOWN };
  const fields: ItemFields = {
    ...(before ? {} : UNKNOWN),
    ...ownFields(values),
    ...textsOf(values, before),
    ...prices,
    ...(cities && { cities }),
    ...standing,
    ...(before && dealerStock(values, before)),
    ...(!before && sources.isDraft && { stock: 'draft' as const }),
    catalogType,
    number: row.number,
  };
  if (!row.named.has('specials') && (!before || isSame(before.specials, specialsOf(before)))) {
    fields.specials = specialsOf({ ...base, ...fields });
  }
  const after = { ...base, ...fields };
  const saleStock = saleStockOfDraft(values, before, sources);
  const isUnsound = after.condition === 'defects' || after.condition === 'needs_repair';
  if (after.guaranteeMonths && (isUnsound || (saleStock ?? after.stock) === 'dealer')) {
    if (values.guaranteeMonths) {
      wrong(
        'guarantee_months',
        'a piece with defects, in need of repair or in the dealer corner has no guarantee; leave it empty',
      );
    } else fields.guaranteeMonths = null;
  }
  const unknown = mistakes.length === 0 && before ? unknownWordOf(after) : undefined;
  if (unknown) wrong(columnOfField(unknown.field), unknownWordMessage(unknown.word));
  // The database would refuse every change of the item, too, except that it takes any year.
  const invalid = mistakes.length === 0 && before ? invalidColumn({ ...before, ...fields }) : undefined;
  if (invalid !== undefined && invalid !== 'year') wrong(invalid, INVALID_FIELD);
  if (mistakes.length > 0 || !brand) return mistakes;
  const collection = collectionOf(values.collectionName, brand, catalogType, before, sources.names);
  return {
    line: row.line,
    number: row.number,
    before,
    catalogType,
    fields: {
      ...fields,
      ...(brand.id !== undefined && { brandId: brand.id }),
      ...(collection?.id !== undefined && { collectionId: collection.id }),
    },
    ...(brand.added !== undefined && { newBrand: brand.added }),
    ...(collection?.added !== undefined && { newCollection: collection.added }),
    photos,
    ...(change && { availability: change }),
    ...(saleStock && { saleStock }),
  };
}

/** An existing object, or the name of one to add. */
type ExistingOrNew<Id> = { id: Id; added?: undefined } | { id?: undefined; added: string };

function brandOf(
  name: string | undefined,
  before: ItemRow | undefined,
  { names, addBrands }: PlanSources,
): ExistingOrNew<number> | undefined {
  if (name === undefined) return before && { id: before.brandId };
  const known = names.brand(name);
  if (known) return { id: known.id };
  if (addBrands) return { added: name };
  throw new Mistake(
    `${quoted(name)} is not known; expected a brand of the shop, or let the import add new brands`,
  );
}

function collectionOf(
  name: string | null | undefined,
  brand: ExistingOrNew<number>,
  catalogType: CatalogType,
  before: ItemRow | undefined,
  names: ShopNames,
): ExistingOrNew<number | null> | undefined {
  if (name === null) return { id: null };
  if (name === undefined) {
    // A collection belongs to its brand. With another brand the collection is not known.
    return before && before.brandId !== brand.id ? { id: null } : undefined;
  }
  const known = brand.id === undefined ? undefined : names.collection(brand.id, catalogType, name);
  return known ? { id: known.id } : { added: name };
}

function citiesOf(city: string | null | undefined, names: ShopNames): string[] | undefined {
  if (city === undefined) return undefined;
  if (city === null) return [];
  return [knownCity(city, names)];
}

/** New stock of an existing watch on sale: dealer corner or current stock. */
function dealerStock({ isDealer }: CellValues, { stock }: ItemRow): Pick<ItemFields, 'stock'> {
  return isDealer === undefined || stock === 'archive' || stock === 'draft'
    ? {}
    : { stock: isDealer ? 'dealer' : 'current' };
}

/**
 * The stock that a draft shall have once it is published (decision 709). A file leaves it, and what is sold goes to the
 * archive.
 */
function saleStockOfDraft(
  { isDealer, availability }: CellValues,
  before: ItemRow | undefined,
  { isDraft, isDeliberate }: PlanSources,
): SaleStock | undefined {
  const isOfDraft = before ? before.stock === 'draft' : isDraft;
  const state = before?.availability ?? availability;
  if (!isOfDraft || !isDeliberate || state === 'sold' || state === 'in_archive') return undefined;
  return isDealer === undefined ? undefined : isDealer ? 'dealer' : 'current';
}

/** Fields copied directly from cells. A missing value of a new item has no field. */
function ownFields(values: CellValues): ItemFields {
  const {
    brandName: _brand,
    collectionName: _collection,
    price: _price,
    discount: _discount,
    soldPrice: _sold,
    soldCurrency: _soldCurrency,
    isDealer: _isDealer,
    availability: _availability,
    soldAt: _soldAt,
    heldUntil: _heldUntil,
    heldUntilDay: _heldUntilDay,
    city: _city,
    photos: _photos,
    ...fields
  } = values;
  return fields;
}

/** Merges texts by language; texts in other languages stay. */
function textsOf(values: CellValues, before: ItemRow | undefined): ItemFields {
  return Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => {
      const said = values[field];
      if (said === undefined) return [];
      const all = Object.entries({ ...before?.[field], ...said }).filter(([, text]) => text !== undefined);
      return [[field, field === 'title' && all.length === 0 ? null : Object.fromEntries(all)]];
    }),
  );
}
