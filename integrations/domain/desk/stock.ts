import * as v from 'valibot';
import { CURRENCIES } from '../i18n/currencies.ts';
import { LOCALES } from '../i18n/locales.ts';
import { defineDeskCall } from './desk-call.ts';
import { deskPhotograph } from './photographs.ts';
import { cells, moment, pieceId, queryId } from './stock-fields.ts';
import { standing } from './stock-list.ts';

const person = v.object({ id: v.number(), name: v.string() });
const number = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** An earlier price. */
const previousPrice = v.object({
  currency: v.picklist(CURRENCIES),
  price: v.nullable(v.number()),
  discount: v.nullable(v.number()),
  ended_at: moment,
  reason: v.nullable(v.string()),
  by: v.nullable(person),
});

/** A piece with all its data. */
export const stockItem = v.object({
  ...standing,
  /** Path of its page; for a draft, its future path. */
  path: v.string(),
  /** Changes with every change of a cell. */
  version: v.string(),
  /** Number of the last edit at the desk; 0 for none. */
  edition: v.number(),
  cells,
  /** What an import would refuse in these cells, as sentences by column: written by SQL, or by an older release. */
  mistakes: v.record(v.string(), v.array(v.string())),
  photographs: v.array(deskPhotograph),
  previous_prices: v.array(previousPrice),
  /** Edits at the desk, the latest first, at most twenty. */
  edits: v.array(v.object({ by: person, columns: v.array(v.string()), at: moment })),
  held_until: v.nullable(moment),
  published_at: moment,
  updated_at: moment,
});
export type StockItem = v.InferOutput<typeof stockItem>;

/** One piece. */
export const oneItem = v.object({ data: stockItem });

/** GET stock/item: one piece. 404 also for a piece of another office. */
export const itemOfStock = defineDeskCall({
  method: 'GET',
  path: '/stock/item',
  request: v.object({ id: queryId }),
  response: oneItem,
  access: 'stock',
  audited: 'nothing',
});

/** GET stock/previews: preview links of a draft for each site. They work for some days, for anybody who has them. */
export const previewsOfPiece = defineDeskCall({
  method: 'GET',
  path: '/stock/previews',
  request: v.object({ id: queryId }),
  response: v.object({ data: v.array(v.object({ locale: v.picklist(LOCALES), url: v.string() })) }),
  access: 'stock',
  audited: 'nothing',
});

/**
 * POST stock/create: creates a piece, which is a draft until it is published. 422 with sentences by column; at
 * `number` when the number is taken.
 */
export const createPiece = defineDeskCall({
  method: 'POST',
  path: '/stock/create',
  request: v.object({
    number,
    cells,
    /** Adds a brand that is not in the database. */
    add_brand: v.optional(v.boolean(), false),
  }),
  response: oneItem,
  access: 'stock_facts',
  audited: 'change',
  maxBytes: 1024 * 1024,
});

/** Changes of a piece since it was read. */
export const stockConflict = v.object({
  version: v.string(),
  edition: v.number(),
  fields: v.array(
    v.object({
      column: v.string(),
      read: v.string(),
      now: v.string(),
      /** The colleague who changed it; null for an import, a command or a visitor. */
      by: v.nullable(person),
    }),
  ),
});
export type StockConflict = v.InferOutput<typeof stockConflict>;

/**
 * POST stock/save: changes cells of a piece. 409 with `conflict` when it has changed since it was read; 422 with
 * sentences by column; 403 for columns that the role may not change.
 */
export const savePiece = defineDeskCall({
  method: 'POST',
  path: '/stock/save',
  request: v.object({
    id: pieceId,
    /** The version that was read. */
    version: v.string(),
    edition: v.number(),
    read: cells,
    /** The changed cells. */
    cells,
    add_brand: v.optional(v.boolean(), false),
  }),
  response: oneItem,
  access: 'stock_texts',
  audited: 'change',
  maxBytes: 1024 * 1024,
});
