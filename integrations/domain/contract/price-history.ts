import * as v from 'valibot';
import { CATALOG_TYPES } from '../sections/sections.ts';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS, slug, usd } from './fields.ts';

/** A quarter of a year, from 1. */
const quarter = v.object({ year: count, quarter: v.pipe(count, v.minValue(1), v.maxValue(4)) });
export type Quarter = v.InferOutput<typeof quarter>;

/** Prices of several sales together, US dollars: the median, and the interquartile range. */
const spread = { sales: v.pipe(count, v.minValue(3)), median: usd, lower: usd, upper: usd };

/**
 * Adjacent quarters with at least three sales together: fewer sales would reveal the price of one piece (decision 9).
 */
const period = v.object({ from: quarter, to: quarter, ...spread });
export type Period = v.InferOutput<typeof period>;

/** The most sales that are listed one by one. */
export const MOST_DOTS = 60;

/** One sale: its rounded price, and whether it was in the last twelve months. It has no date and no address (D435). */
const dot = v.object({ usd, recent: v.boolean() });
export type Dot = v.InferOutput<typeof dot>;

/** Past sales of a reference. */
export const salesHistory = v.object({
  ...spread,
  /** The oldest first. */
  periods: v.pipe(v.array(period), v.minLength(1)),
  /** The newest sales one by one, the lowest price first. */
  dots: v.pipe(v.array(dot), v.minLength(3), v.maxLength(MOST_DOTS)),
  /** The sales of the last twelve months; null when there are fewer than three. */
  recent: v.nullable(v.object(spread)),
  /**
   * The item's own price compared with the last twelve months; null when they are unknown, or when the item has
   * no price or hides it (decisions 9, 36 and 85).
   */
  position: v.nullable(
    v.object({
      /** Compared with the interquartile range of those sales. */
      place: v.picklist(['below', 'within', 'above']),
      /** Per cent of the median: 100 is the median itself. */
      percent_of_median: count,
    }),
  ),
});

/**
 * GET price-history/{catalogType}/{itemUrl}: sale prices of the same reference (look, Item; decision 85). The item
 * itself is left out; all amounts are rounded. Null when there are fewer than three sales; 404 for an unknown item.
 */
export const priceHistory = defineCall({
  method: 'GET',
  path: '/price-history/{catalogType}/{itemUrl}',
  request: v.object({ catalogType: v.picklist(CATALOG_TYPES), itemUrl: slug }),
  response: v.object({ history: v.nullable(salesHistory) }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'visitor',
  limit: 'reads',
});
