import * as v from 'valibot';
import { CURRENCIES } from '../i18n/currencies.ts';
import { count } from './fields.ts';

/** What every service says of itself, in the order it is read; who does it are its experts. */
export const SERVICE_PARTS = ['where', 'time', 'price', 'papers', 'meanwhile', 'mind'] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];

const sentences = v.array(v.string());

/** The conditions of a service, each in sentences of the host's language. */
export const serviceConditions = v.object(
  Object.fromEntries(SERVICE_PARTS.map((part) => [part, sentences])) as Record<ServicePart, typeof sentences>,
);

/** A table of prices; `percent` is a share of the deal, within the sums. */
export const priceTable = v.object({
  title: v.string(),
  /** Of its sums, which are in whole units. */
  currency: v.picklist(CURRENCIES),
  rows: v.array(
    v.object({
      work: v.string(),
      percent: v.nullable(v.number()),
      /** The least it costs; nought is free. */
      from: count,
      /** The most it costs; null where that depends. */
      to: v.nullable(count),
    }),
  ),
});
export type PriceTable = v.InferOutput<typeof priceTable>;
