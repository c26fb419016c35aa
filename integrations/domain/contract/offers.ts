import * as v from 'valibot';
import { itemCard, itemPicture } from './catalogue.ts';
import { defineCall } from './call.ts';
import { count, gtin, LIFE, named } from './fields.ts';

/**
 * Pieces in one answer, about 35 KB: gone before the next one comes. With 500 at a time the storefront took 115 MB
 * more, with 100 it took 50.
 */
export const OFFERS_AT_ONCE = 25;

/** A piece that is on sale, as feeds for marketplaces tell of it. */
const offer = v.object({
  ...itemCard.entries,
  /** The shop's own stock number. */
  number: v.string(),
  /** The maker's number in world trade; null when it is not known. */
  gtin: v.nullable(gtin),
  /** All of them, in the order of the gallery. */
  pictures: v.array(itemPicture),
  gender: v.nullable(named),
  /** What the shop writes of it, plain text in the language of the host; null when it does not. */
  description: v.nullable(v.string()),
});
export type Offer = v.InferOutput<typeof offer>;

/** GET offers: what can be bought now, a portion from a number on; the dealer corner is not among it (decision 21). */
export const offers = defineCall({
  method: 'GET',
  path: '/offers',
  request: v.object({ from: v.optional(count, 0) }),
  response: v.object({
    data: v.array(offer),
    /** The number to ask for the next portion with; null after the last. */
    next: v.nullable(count),
  }),
  life: LIFE.none,
  access: 'storefront',
  limit: 'none',
});
