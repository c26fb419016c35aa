import * as v from 'valibot';

const whole = (least: number, most: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), standard);

/** How long a request holds a piece by itself: `holds` of the shop's content file. */
export const holdTermsFile = v.object({
  /** Days after today, to the end of which a reservation holds. */
  reservation_days: whole(0, 30, 2),
  /** The same of a purchase: until the staff has called. */
  purchase_days: whole(0, 30, 1),
  /** Pieces that are held for one person at most; further requests wait for the staff. */
  most: whole(0, 100, 3),
});

type HoldTerms = v.InferOutput<typeof holdTermsFile>;

/** The terms of the shop; a file of an older version has none. */
export function holdTerms(stored: unknown): HoldTerms {
  return v.parse(holdTermsFile, stored ?? {});
}
