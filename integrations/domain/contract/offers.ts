import * as v from 'valibot';
import { itemCard, itemPicture } from './catalogue.ts';
import { defineCall } from './call.ts';
import { count, gtin, CACHE_SECONDS, named } from './fields.ts';

/**
 * Pieces in one response, about 35 KB: freed before the next one arrives. With 500 pieces the storefront used 115 MB
 * more, with 100 it used 50 MB more.
 */
export const OFFERS_AT_ONCE = 25;

/** A piece on sale, for the feeds of marketplaces. */
const offer = v.object({
  ...itemCard.entries,
  /** The shop's stock number. */
  number: v.string(),
  /** The manufacturer's GTIN; null when unknown. */
  gtin: v.nullable(gtin),
  /** All of them, in the order of the gallery. */
  pictures: v.array(itemPicture),
  gender: v.nullable(named),
  /** The shop's description, plain text in the language of the host; null when there is none. */
  description: v.nullable(v.string()),
});
export type Offer = v.InferOutput<typeof offer>;

/** GET offers: pieces on sale, one portion from a number on; without the dealer corner (decision 21). */
export const offers = defineCall({
  method: 'GET',
  path: '/offers',
  request: v.object({ from: v.optional(count, 0) }),
  response: v.object({
    data: v.array(offer),
    /** Number for the next request; null after the last portion. */
    next: v.nullable(count),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'none',
});
