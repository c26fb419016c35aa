import * as v from 'valibot';
import { count, page, paginateData } from '../contract/fields.ts';
import { CURRENCIES } from '../i18n/currencies.ts';
import { LOCALES } from '../i18n/locales.ts';
import { CATALOG_TYPES } from '../sections/catalog-types.ts';
import { AVAILABILITIES, STORED_STOCKS } from '../sections/item-statuses.ts';
import { deskFile, defineDeskCall } from './desk-call.ts';
import { deskPhotograph } from './photographs.ts';

/** Orders of the list. */
export const STOCK_SORTS = ['updated', 'number', 'price', 'age'] as const;
/** Pieces of a page, as may be chosen. */
const STOCK_PAGE_SIZES = [25, 50, 100] as const;

const id = v.pipe(v.number(), v.integer());
const queryId = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const moment = v.pipe(v.string(), v.isoTimestamp());
const person = v.object({ id: v.number(), name: v.string() });
const number = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** Texts by the name of their column, as a file of the stock has them: words of the vocabulary by id, lists with `|`. */
const cells = v.record(v.string(), v.string());

/** Where a piece stands, as lists and forms show it. */
const standing = {
  id,
  number: v.string(),
  section: v.picklist(CATALOG_TYPES),
  /** Brand, model and reference in the caller's language. */
  title: v.string(),
  stock: v.picklist(STORED_STOCKS),
  availability: v.picklist(AVAILABILITIES),
  /** Address word of the city whose office has it; null for none. */
  city: v.nullable(v.string()),
};

/** A piece as the list shows it. */
export const stockEntry = v.object({
  ...standing,
  currency: v.picklist(CURRENCIES),
  /** Whole units of its currency; null is on request. */
  price: v.nullable(v.number()),
  discount: v.nullable(v.number()),
  /** Name of the main photograph, and how many there are. */
  photo: v.nullable(v.string()),
  photographs: v.number(),
  /** Languages that have a description. */
  texts: v.array(v.picklist(LOCALES)),
  published_at: moment,
  updated_at: moment,
});
export type StockEntry = v.InferOutput<typeof stockEntry>;

/** GET stock: the pieces that an office sees: those of its city and of none. */
export const stockList = defineDeskCall({
  method: 'GET',
  path: '/stock',
  request: v.object({
    section: v.optional(v.picklist(CATALOG_TYPES)),
    stock: v.optional(v.picklist(STORED_STOCKS)),
    availability: v.optional(v.picklist(AVAILABILITIES)),
    brand: v.optional(queryId),
    /** Address word of a city, or `none`. */
    city: v.optional(v.string()),
    without_photographs: v.optional(v.literal('1')),
    /** A language in which there is no description. */
    without_text: v.optional(v.picklist(LOCALES)),
    /** Published at least so many days ago. */
    older_than: v.optional(v.pipe(count, v.maxValue(36_500))),
    /** Words, each of which is in the stock number, reference, model, nickname or brand. */
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

/** A price that was asked before. */
const previousPrice = v.object({
  currency: v.picklist(CURRENCIES),
  price: v.nullable(v.number()),
  discount: v.nullable(v.number()),
  ended_at: moment,
  reason: v.nullable(v.string()),
  by: v.nullable(person),
});

/** A piece with everything that is known of it. */
export const stockItem = v.object({
  ...standing,
  /** Path of its page; of a draft the path that it will have. */
  path: v.string(),
  /** Changes with every cell. */
  version: v.string(),
  /** The last edit by somebody of the desk; 0 before the first. */
  edition: v.number(),
  cells,
  photographs: v.array(deskPhotograph),
  previous_prices: v.array(previousPrice),
  /** What people of the desk did with it, the latest first, twenty at most. */
  edits: v.array(v.object({ by: person, columns: v.array(v.string()), at: moment })),
  held_until: v.nullable(moment),
  published_at: moment,
  updated_at: moment,
});
export type StockItem = v.InferOutput<typeof stockItem>;

const oneItem = v.object({ data: stockItem });

/** GET stock/item: one piece. 404 also for one of another office. */
export const itemOfStock = defineDeskCall({
  method: 'GET',
  path: '/stock/item',
  request: v.object({ id: queryId }),
  response: oneItem,
  access: 'stock',
  audited: 'nothing',
});

/** GET stock/previews: links that show a draft as visitors of each site will see it, to anybody who has them, for some days. */
export const previewsOfPiece = defineDeskCall({
  method: 'GET',
  path: '/stock/previews',
  request: v.object({ id: queryId }),
  response: v.object({ data: v.array(v.object({ locale: v.picklist(LOCALES), url: v.string() })) }),
  access: 'stock',
  audited: 'nothing',
});

/** How a column is filled in. */
const COLUMN_KINDS = [
  'text',
  'lines',
  'number',
  'day',
  'flag',
  'word',
  'words',
  'brand',
  'collection',
  'city',
] as const;

/** What forms of the stock are made of: the columns of the import, with the words that may stand in each. */
export const stockWords = defineDeskCall({
  method: 'GET',
  path: '/stock/words',
  request: v.object({ locale: v.picklist(LOCALES) }),
  response: v.object({
    data: v.object({
      columns: v.array(
        v.object({
          name: v.string(),
          kind: v.picklist(COLUMN_KINDS),
          /** The sections that have it; null for all. */
          sections: v.nullable(v.array(v.picklist(CATALOG_TYPES))),
          required: v.boolean(),
          /** Words that may stand there, titled in the language. */
          words: v.optional(v.array(v.object({ id: v.string(), title: v.string() }))),
          /** Who may change it. */
          needs: v.picklist(['stock_texts', 'stock_facts', 'stock_sale']),
        }),
      ),
      brands: v.array(v.object({ id: v.number(), title: v.string() })),
      cities: v.array(v.object({ id: v.string(), title: v.string() })),
      /** Where the pages of pieces are seen. */
      sites: v.array(v.object({ locale: v.picklist(LOCALES), origin: v.string() })),
    }),
  }),
  access: 'stock',
  audited: 'nothing',
});

/** GET stock/collections: titles of the collections of a brand in a section. */
export const stockCollections = defineDeskCall({
  method: 'GET',
  path: '/stock/collections',
  request: v.object({ brand: v.string(), section: v.picklist(CATALOG_TYPES) }),
  response: v.object({ data: v.array(v.string()) }),
  access: 'stock',
  audited: 'nothing',
});

/** GET stock/copy: cells of a new piece of a reference that is known, after the pieces that there are and were. */
export const copyOfReference = defineDeskCall({
  method: 'GET',
  path: '/stock/copy',
  request: v.object({ reference: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)) }),
  response: v.object({
    data: v.object({ cells, pieces: v.array(v.object(standing)) }),
  }),
  access: 'stock_facts',
  audited: 'nothing',
});

/**
 * POST stock/create: a new piece, which is a draft until it is published. 422 with sentences by column; at `number` when
 * another piece has it.
 */
export const createPiece = defineDeskCall({
  method: 'POST',
  path: '/stock/create',
  request: v.object({
    number,
    cells,
    /** Adds a brand that the shop does not know. */
    add_brand: v.optional(v.boolean(), false),
  }),
  response: oneItem,
  access: 'stock_facts',
  audited: 'change',
  maxBytes: 1024 * 1024,
});

/** What a piece was changed in since it was read. */
export const stockConflict = v.object({
  version: v.string(),
  edition: v.number(),
  fields: v.array(
    v.object({
      column: v.string(),
      read: v.string(),
      now: v.string(),
      /** Who of the desk changed it; null when a file, a command or a visitor did. */
      by: v.nullable(person),
    }),
  ),
});
export type StockConflict = v.InferOutput<typeof stockConflict>;

/**
 * POST stock/save: changes cells of a piece. 409 with `conflict` when it is another than was read; 422 with sentences by
 * column; 403 for columns that a role may not change.
 */
export const savePiece = defineDeskCall({
  method: 'POST',
  path: '/stock/save',
  request: v.object({
    id,
    /** As it was read. */
    version: v.string(),
    edition: v.number(),
    read: cells,
    /** The cells that change. */
    cells,
    add_brand: v.optional(v.boolean(), false),
  }),
  response: oneItem,
  access: 'stock_texts',
  audited: 'change',
  maxBytes: 1024 * 1024,
});

const reason = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(300));
const amount = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** POST stock/price: another price, and why. 409 as saving has it, when the price is another than was read. */
export const changePrice = defineDeskCall({
  method: 'POST',
  path: '/stock/price',
  request: v.object({
    id,
    edition: v.number(),
    read: v.object({ price: amount, discount_price: amount, currency: v.picklist(CURRENCIES) }),
    price: amount,
    discount_price: amount,
    currency: v.picklist(CURRENCIES),
    reason,
  }),
  response: oneItem,
  access: 'stock_sale',
  audited: 'change',
});

/** Steps that a price may be rounded to. */
export const PRICE_STEPS = [1, 10, 50, 100, 500, 1_000, 5_000, 10_000] as const;

/** The most pieces that one call changes. */
const MOST_AT_ONCE = 500;

/** POST stock/change: the same of many pieces, each judged alone. */
export const changePieces = defineDeskCall({
  method: 'POST',
  path: '/stock/change',
  request: v.object({
    ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
    change: v.variant('kind', [
      v.object({ kind: v.literal('publish') }),
      v.object({ kind: v.literal('unpublish') }),
      v.object({ kind: v.literal('archive') }),
      v.object({ kind: v.literal('office'), city: v.nullable(v.string()) }),
      v.object({
        kind: v.literal('price'),
        percent: v.pipe(v.number(), v.minValue(-90), v.maxValue(500)),
        round_to: v.picklist(PRICE_STEPS),
        reason,
      }),
    ]),
  }),
  response: v.object({
    data: v.array(
      v.object({
        id,
        number: v.string(),
        status: v.picklist(['changed', 'unchanged', 'refused']),
        /** Why it was refused: a sentence. */
        message: v.nullable(v.string()),
      }),
    ),
  }),
  access: 'stock_sale',
  audited: 'change',
});
export type PieceResult = v.InferOutput<(typeof changePieces)['response']>['data'][number];

/** GET stock/export: the whole stock in the columns of the import, CSV; drafts are left out. */
export const exportOfStock = defineDeskCall({
  method: 'GET',
  path: '/stock/export',
  request: v.object({ template: v.optional(v.literal('1')) }),
  response: deskFile,
  access: 'stock_import',
  // The handler writes the entry: the file is read on while it is sent, outside of any transaction.
  audited: 'nothing',
});
