import * as v from 'valibot';
import { CURRENCIES } from '../i18n/currencies.ts';
import { defineDeskCall } from './desk-call.ts';
import { oneItem } from './stock.ts';
import { pieceId, reason } from './stock-fields.ts';

const amount = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)));

/**
 * POST stock/price: changes a price and records the reason. 409 as in `stock/save`, when the price has changed since
 * it was read.
 */
export const changePrice = defineDeskCall({
  method: 'POST',
  path: '/stock/price',
  request: v.object({
    id: pieceId,
    edition: v.number(),
    /** As it was read: also a price of 0, or a currency of an older release. */
    read: v.object({
      price: v.nullable(v.number()),
      discount_price: v.nullable(v.number()),
      currency: v.string(),
    }),
    price: amount,
    discount_price: amount,
    currency: v.picklist(CURRENCIES),
    reason,
  }),
  response: oneItem,
  access: 'stock_sale',
  audited: 'change',
});

/** Steps for rounding a price. */
export const PRICE_STEPS = [1, 10, 50, 100, 500, 1_000, 5_000, 10_000] as const;

/** Maximum number of pieces in one call. */
const MOST_AT_ONCE = 500;

/** POST stock/change: makes the same change to many pieces; each one succeeds or fails alone. */
export const changePieces = defineDeskCall({
  method: 'POST',
  path: '/stock/change',
  request: v.object({
    ids: v.pipe(v.array(pieceId), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
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
        id: pieceId,
        number: v.string(),
        status: v.picklist(['changed', 'unchanged', 'refused']),
        /** Why it was refused, as a sentence. */
        message: v.nullable(v.string()),
      }),
    ),
  }),
  access: 'stock_sale',
  audited: 'change',
});
export type PieceResult = v.InferOutput<(typeof changePieces)['response']>['data'][number];
