import * as v from 'valibot';
import { CONDITIONS } from '../sections/item-statuses.ts';
import { defineCall } from './call.ts';
import { count, LIFE, named, usd } from './fields.ts';
import { optionalText, requiredText } from './person-fields.ts';
import { because } from './reasons.ts';
import { KITS } from './requests/appraisal.ts';

/** Characters of a brand or a model. */
export const LONGEST_NAME = 80;

/** What somebody says of a watch to learn what it may bring: the fields of the form, and the request of the call. */
export const estimateFields = {
  /** In any spelling; with the model, too, if they like. */
  brand: v.pipe(requiredText, v.maxLength(LONGEST_NAME, because('long'))),
  /** A model, a collection, a nickname or a reference number. */
  model: v.pipe(optionalText, v.maxLength(LONGEST_NAME, because('long'))),
  /** Id of the material of the case; empty when not said. */
  material: v.pipe(optionalText, v.regex(/^[a-z_]{0,40}$/, because('value'))),
  condition: v.picklist(CONDITIONS, because('required')),
  kit: v.picklist(KITS, because('required')),
};

/** How good estimates were of prices that the reckoning had not seen. */
const quality = v.object({
  /** Watches that it was tried on. */
  sales: count,
  /** Half of the errors were smaller, per cent of the price. */
  median_error: count,
  /** How many of the prices lay within their range, per cent. */
  covered: v.pipe(count, v.maxValue(100)),
});
export type EstimateQuality = v.InferOutput<typeof quality>;

/** What compared sales have in common with the watch. */
const ESTIMATE_BASES = ['reference', 'model', 'collection', 'brand'] as const;

/**
 * Why there is no range: too few sales, sales that lie too far apart, a condition that too few were sold in. Photographs
 * help in each case.
 */
const ESTIMATE_REFUSALS = ['few', 'wide', 'condition'] as const;

const year = v.pipe(count, v.minValue(1900));

/** GET estimate: between which prices watches like this one were sold; 422 for a brand nobody knows or nobody takes. */
export const estimate = defineCall({
  method: 'GET',
  path: '/estimate',
  request: v.object(estimateFields),
  response: v.object({
    /** As it was understood. */
    watch: v.object({
      brand: v.object({ slug: v.string(), title: v.string() }),
      model: v.nullable(v.string()),
      reference: v.nullable(v.string()),
      material: v.nullable(named),
      /** What was typed and is not known. */
      unknown: v.string(),
    }),
    /** Sales that it rests on, or those there are when they are too few. */
    sales: count,
    refused: v.nullable(v.picklist(ESTIMATE_REFUSALS)),
    /** Materials of such watches, where saying one may bring prices together. */
    materials: v.array(named),
    value: v.nullable(
      v.object({
        /** US dollars, between which most such watches are sold, and the likely one of them (decision 84). */
        lower: usd,
        likely: usd,
        upper: usd,
        basis: v.picklist(ESTIMATE_BASES),
        same_material: v.boolean(),
        /** Years of the first and the last of the sales. */
        from: year,
        to: year,
        /** Of estimates on this basis. */
        quality,
      }),
    ),
  }),
  // What people own is nobody's business: neither kept nor shared.
  life: LIFE.none,
  // Only through its page.
  access: 'storefront',
  limit: 'none',
});

/** GET estimate/archive: what estimates rest on, and what the form offers. */
export const estimateArchive = defineCall({
  method: 'GET',
  path: '/estimate/archive',
  request: v.object({}),
  response: v.object({
    sales: count,
    /** Of all estimates together; null while too few were sold to estimate anything. */
    quality: v.nullable(quality),
    /** How many of a hundred sold watches could have been estimated. */
    answered: v.pipe(count, v.maxValue(100)),
    /** The newest sales, which estimates learnt from older ones are judged by, and the day of the first of them. */
    judged: count,
    judged_since: v.nullable(v.pipe(v.string(), v.isoDate())),
    /** How near the likely values are to what the shop asks for watches on sale; null while there are none. */
    asking: v.nullable(quality),
    /** Makers of what was sold, by the alphabet. */
    brands: v.array(v.string()),
    materials: v.array(named),
  }),
  life: LIFE.short,
  access: 'storefront',
  limit: 'none',
});
