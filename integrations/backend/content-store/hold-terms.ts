import * as v from 'valibot';

const whole = (least: number, most: number, standard: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), standard);

/** How long a request holds an item automatically: `holds` of the shop's content file. */
export const holdTermsFile = v.object({
  /** Days after today; a reservation holds until the end of the last one. */
  reservation_days: whole(0, 30, 2),
  /** The same for a purchase, until the staff has called. */
  purchase_days: whole(0, 30, 1),
  /** Maximum number of items held for one person; further requests wait for the staff. */
  most: whole(0, 100, 3),
});

type HoldTerms = v.InferOutput<typeof holdTermsFile>;

/** The terms of the shop; defaults for a file of an older version without them. */
export function holdTerms(stored: unknown): HoldTerms {
  return v.parse(holdTermsFile, stored ?? {});
}
