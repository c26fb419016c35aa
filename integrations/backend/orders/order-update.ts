import * as v from 'valibot';
import { calendarDay } from '@tourbillon/domain/contract/fields.ts';
import { messageText } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { AVAILABILITIES } from '@tourbillon/domain/sections/item-statuses.ts';

/** A change of a purchase or reservation by the staff: a new state of its item, a message to the sender, or both. */
export const orderUpdate = v.pipe(
  v.object({
    /** Number of its request. */
    id: v.pipe(v.number(), v.integer()),
    /** New state of the item. `in_archive` closes the order and releases a reserved item. */
    state: v.optional(v.picklist(AVAILABILITIES)),
    /** Last day of the reservation, ISO date. */
    until: v.optional(calendarDay),
    /** For a sale: the price in whole US dollars, and the day, by default today. */
    price: v.optional(v.pipe(v.number(), v.integer())),
    sold_on: v.optional(calendarDay),
    text: v.optional(messageText),
  }),
  v.check(({ state, text, until }) => Boolean(state ?? text ?? until), 'say what is to be done'),
);

export type OrderUpdate = v.InferOutput<typeof orderUpdate>;
