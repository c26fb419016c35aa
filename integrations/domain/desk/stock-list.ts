import * as v from 'valibot';
import { calendarDay, count, page, paginateData } from '../contract/fields.ts';
import { CURRENCIES } from '../i18n/currencies.ts';
import { LOCALES } from '../i18n/locales.ts';
import { CATALOG_TYPES } from '../sections/catalog-types.ts';
import { AVAILABILITIES, STORED_STOCKS } from '../sections/item-statuses.ts';
import { defineDeskCall } from './desk-call.ts';
import { moment, pieceId, queryId } from './stock-fields.ts';
import { STOCK_SORTS } from './stock-sorts.ts';

/** Page sizes to choose from. */
const STOCK_PAGE_SIZES = [25, 50, 100] as const;

/** Status fields of a piece, for lists and forms. */
export const standing = {
  id: pieceId,
  number: v.string(),
  section: v.picklist(CATALOG_TYPES),
  /** Brand, model and reference in the caller's language. */
  title: v.string(),
  stock: v.picklist(STORED_STOCKS),
  availability: v.picklist(AVAILABILITIES),
  /** Slug of the city whose office has it; null for none. */
  city: v.nullable(v.string()),
};

/** A piece as the list shows it. */
export const stockEntry = v.object({
  ...standing,
  currency: v.picklist(CURRENCIES),
  /** Whole units of its currency; null for "on request". */
  price: v.nullable(v.number()),
  discount: v.nullable(v.number()),
  /** Name of the main photograph, and the number of photographs. */
  photo: v.nullable(v.string()),
  photographs: v.number(),
  /** The column for which the site does not show the piece; null for a valid one. */
  wrong: v.nullable(v.string()),
  /** Languages with a description. */
  texts: v.array(v.picklist(LOCALES)),
  published_at: moment,
  updated_at: moment,
});
export type StockEntry = v.InferOutput<typeof stockEntry>;

/** GET stock: pieces that the caller's office may see: those of its city and those without one. */
export const stockList = defineDeskCall({
  method: 'GET',
  path: '/stock',
  request: v.object({
    section: v.optional(v.picklist(CATALOG_TYPES)),
    stock: v.optional(v.picklist(STORED_STOCKS)),
    availability: v.optional(v.picklist(AVAILABILITIES)),
    brand: v.optional(queryId),
    /** Slug of a city, or `none`. */
    city: v.optional(v.string()),
    /** Only pieces that visitors can buy now, or order. */
    on_sale: v.optional(v.literal('1')),
    without_photographs: v.optional(v.literal('1')),
    /** Only pieces without a description in this language, or in any language. */
    without_text: v.optional(v.picklist([...LOCALES, 'all'])),
    /** Only pieces sold on this day, in the shop's zone. */
    sold_on: v.optional(calendarDay),
    /** Minimum number of days since the publication. */
    older_than: v.optional(v.pipe(count, v.maxValue(36_500))),
    /** Words; each must occur in the stock number, reference, model, nickname or brand. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    sort: v.optional(v.picklist(STOCK_SORTS), 'updated'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    per_page: v.optional(v.pipe(count, v.picklist(STOCK_PAGE_SIZES)), 50),
    page,
  }),
  response: v.object({ data: v.array(stockEntry), paginate_data: paginateData, total: v.number() }),
  access: 'stock',
  audited: 'nothing',
});
