import * as v from 'valibot';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';

/** Days of three years, a leap day among them: records are kept at least so long (§9). */
const THREE_YEARS = 1096;

/** Days of a year and the day that ends it: the database keeps security events for a year. */
const ONE_YEAR = 366;

const days = (least: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least)), standard);

/** How long what people have sent is kept, days: `retention` of the shop's content file. */
export const retentionTerms = v.object({
  /** Appeals, requests to defer a loan, purchases and reservations: from the answer on. */
  records: days(THREE_YEARS, THREE_YEARS),
  /** All other requests: from the answer on, or from when they came as long as nobody has answered. */
  requests: days(1, 365),
  /** Files sent with requests: from when they came. */
  photographs: days(1, 180),
  /** Letters that were sent or given up, and those left as files where there is no mail server. */
  letters: days(1, 30),
  security_events: days(ONE_YEAR, ONE_YEAR),
});

export type RetentionTerms = v.InferOutput<typeof retentionTerms>;

/** Kinds of requests that are records. */
export const RECORDS = ['appeal', 'deferral', 'purchase'] as const satisfies readonly RequestCallName[];
