import * as v from 'valibot';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';

/** Three years with a leap day, in days: the minimum for records (§9). */
const THREE_YEARS = 1096;

/** One year and a day: the database does not allow security events to be deleted earlier. */
const ONE_YEAR = 366;

const days = (least: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least)), standard);

/** Retention periods of personal data, days: `retention` of the shop's content file. */
export const retentionTerms = v.object({
  /** Appeals, requests to defer a loan, purchases and reservations: counted from the answer. */
  records: days(THREE_YEARS, THREE_YEARS),
  /** All other requests: counted from the answer; from their arrival while there is no answer. */
  requests: days(1, 365),
  /** Files sent with requests: counted from their arrival. */
  photographs: days(1, 180),
  /** Letters that were sent or given up, and letters in files when there is no mail server. */
  letters: days(1, 30),
  security_events: days(ONE_YEAR, ONE_YEAR),
});

export type RetentionTerms = v.InferOutput<typeof retentionTerms>;

/** Kinds of requests that are records. */
export const RECORDS = ['appeal', 'deferral', 'purchase'] as const satisfies readonly RequestCallName[];
