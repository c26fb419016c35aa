import * as v from 'valibot';
import { CONDITIONS } from '../sections/item-statuses.ts';
import { defineCall } from './call.ts';
import { calendarDay, count, CACHE_SECONDS, named, usd } from './fields.ts';
import { optionalText, requiredText } from './person-fields.ts';
import { reasonCode } from './reasons.ts';
import { KITS } from './requests/appraisal.ts';

/** Maximum characters of a brand or a model. */
export const LONGEST_NAME = 80;

/** A description of a watch to estimate: the fields of the form, and the request of the call. */
export const estimateFields = {
  /** In any spelling; it may include the model. */
  brand: v.pipe(requiredText, v.maxLength(LONGEST_NAME, reasonCode('long'))),
  /** A model, a collection, a nickname or a reference number. */
  model: v.pipe(optionalText, v.maxLength(LONGEST_NAME, reasonCode('long'))),
  /** Id of the case material; empty when not given. */
  material: v.pipe(optionalText, v.regex(/^[a-z_]{0,40}$/, reasonCode('value'))),
  condition: v.picklist(CONDITIONS, reasonCode('required')),
  kit: v.picklist(KITS, reasonCode('required')),
};

/** Quality of the estimates, measured on sales that the calculation had not used. */
const quality = v.object({
  /** Number of watches in the test. */
  sales: count,
  /** The median error, per cent of the price. */
  median_error: count,
  /** Share of the prices within the estimated range, per cent. */
  covered: v.pipe(count, v.maxValue(100)),
});
export type EstimateQuality = v.InferOutput<typeof quality>;

/** The property that the compared sales share with the watch. */
const ESTIMATE_BASES = ['reference', 'model', 'collection', 'brand'] as const;

/**
 * Why there is no range: too few sales, prices that differ too much, or too few sales in this condition. Photographs
 * help in each case.
 */
const ESTIMATE_REFUSALS = ['few', 'wide', 'condition'] as const;

const year = v.pipe(count, v.minValue(1900));

/**
 * GET estimate: the price range of sold watches like this one; 422 for a brand that is unknown or that the shop does
 * not take.
 */
export const estimate = defineCall({
  method: 'GET',
  path: '/estimate',
  request: v.object(estimateFields),
  response: v.object({
    /** The description as the backend understood it. */
    watch: v.object({
      brand: v.object({ slug: v.string(), title: v.string() }),
      model: v.nullable(v.string()),
      reference: v.nullable(v.string()),
      material: v.nullable(named),
      /** The typed words that were not recognised. */
      unknown: v.string(),
    }),
    /** Number of compared sales, also when they are too few. */
    sales: count,
    refused: v.nullable(v.picklist(ESTIMATE_REFUSALS)),
    /** Case materials of such watches, when a choice of material may narrow the range. */
    materials: v.array(named),
    value: v.nullable(
      v.object({
        /** The range of most sale prices and the most likely price, US dollars (decision 84). */
        lower: usd,
        likely: usd,
        upper: usd,
        basis: v.picklist(ESTIMATE_BASES),
        same_material: v.boolean(),
        /** Years of the first and the last compared sale. */
        from: year,
        to: year,
        /** Quality of estimates on this basis. */
        quality,
      }),
    ),
  }),
  // What people own is private: the response is neither stored nor shared.
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the page of the estimate.
  access: 'storefront',
  limit: 'none',
});

/** GET estimate/archive: the data behind estimates, and the choices of the form. */
export const estimateArchive = defineCall({
  method: 'GET',
  path: '/estimate/archive',
  request: v.object({}),
  response: v.object({
    sales: count,
    /** Quality of all estimates together; null while there are too few sales. */
    quality: v.nullable(quality),
    /** Share of the sold watches that could be estimated, per cent. */
    answered: v.pipe(count, v.maxValue(100)),
    /**
     * The newest sales are the test set: estimates from older sales are compared with them. Their number, and the day
     * of the first.
     */
    judged: count,
    judged_since: v.nullable(calendarDay),
    /** How close the estimates are to the shop's asking prices; null while there are none. */
    asking: v.nullable(quality),
    /** Makers of the sold watches, in alphabetical order. */
    brands: v.array(v.string()),
    materials: v.array(named),
  }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'storefront',
  limit: 'none',
});
