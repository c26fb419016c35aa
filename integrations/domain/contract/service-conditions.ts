import * as v from 'valibot';
import { CURRENCIES } from '../i18n/currencies.ts';
import { count } from './fields.ts';

/** Conditions that every service describes, in reading order. The people who do the work are its experts. */
export const SERVICE_PARTS = ['where', 'time', 'price', 'papers', 'meanwhile', 'mind'] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];

const sentences = v.array(v.string());

/** The conditions of a service, each in sentences of the host's language. */
export const serviceConditions = v.object(
  Object.fromEntries(SERVICE_PARTS.map((part) => [part, sentences])) as Record<ServicePart, typeof sentences>,
);

/** A price table; `percent` is a share of the deal, limited by the sums. */
export const priceTable = v.object({
  title: v.string(),
  /** Currency of its sums, which are in whole units. */
  currency: v.picklist(CURRENCIES),
  rows: v.array(
    v.object({
      work: v.string(),
      percent: v.nullable(v.number()),
      /** The minimum price; 0 is free. */
      from: count,
      /** The maximum price; null when it varies. */
      to: v.nullable(count),
    }),
  ),
});
export type PriceTable = v.InferOutput<typeof priceTable>;
