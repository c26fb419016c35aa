import { LONGEST_HOLD, type Refusal } from './state-machine.ts';

/** The message for the staff, for each refusal. */
const SENTENCES: Record<Refusal, string> = {
  taken: 'it is not there to be held',
  not_allowed:
    'it cannot become that from where it stands; what is in the archive comes back first (in_stock or in_reserve)',
  not_due: 'the hold has not ended',
  until_missing: 'a hold needs its last day, such as 2026-11-30',
  until_past: 'the last day of the hold is over',
  until_far: `a hold lasts ${LONGEST_HOLD} days at most`,
  until_unwanted: 'only what becomes reserved has a last day',
  price_missing: 'a sale needs the price that was paid',
  price_wrong: 'the price of a sale is a whole number of US dollars, 1 or more',
  price_unwanted: 'only what becomes sold has a price and a date of its sale',
  sold_in_future: 'the date of sale is in the future',
  held_for_another: 'it is held for another request; name that one',
  draft: 'it is a draft, which is not on the site; publish it first',
  changed_since: 'somebody else has changed it meanwhile',
  gone: 'the piece is no longer in the database',
};

/** A refused change of availability. Its message is a sentence for the staff. */
export class AvailabilityRefused extends Error {
  override readonly name = 'AvailabilityRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(SENTENCES[refusal]);
    this.refusal = refusal;
  }
}
