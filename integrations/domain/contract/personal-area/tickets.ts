import * as v from 'valibot';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { calendarDay, CACHE_SECONDS } from '../fields.ts';
import { pledgeTicket, TICKET_STATES } from '../requests/look-ups.ts';

const money = v.object({
  value: v.pipe(v.number(), v.minValue(0)),
  currency: v.string(),
  /** Formatted in the language of the host: some browsers lack some currency symbols. */
  text: v.string(),
});

const ticket = v.object({
  /** As printed on the ticket: `77-104217`. */
  number: v.string(),
  /** Title of the issuing city. */
  city: v.string(),
  state: v.picklist(TICKET_STATES),
  due: calendarDay,
  grace_end: calendarDay,
  /** Days from today, in the shop's zone, to the next deadline; negative when it is past. */
  days_left: v.pipe(v.number(), v.integer()),
  /** The sum that redeems the pledge on the due day, in whole units of the ticket's currency. */
  amount: money,
  /** The sum that redeems it today; null when only the sum of the due day is known. */
  owed_today: v.nullable(money),
  /** The day of the next reminder, after today; null when there is none, and until the mailbox is confirmed. */
  remind_on: v.nullable(calendarDay),
});

export type Ticket = v.InferOutput<typeof ticket>;

const response = v.object({ data: v.array(ticket) });

/** GET tickets: the pledge tickets that an account holder has proved to own, the next due first. */
export const tickets = defineCall({
  method: 'GET',
  path: '/tickets',
  request: v.object(tokenEntries),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'reads',
});

/**
 * POST tickets: adds a ticket after a proof of ownership (decision 15). 422 `ticket_unknown` at `number` for wrong
 * and for unknown data alike; 428 after two failures, until the browser has solved a task.
 */
export const addTicket = defineCall({
  method: 'POST',
  path: '/tickets',
  request: v.object({ ...tokenEntries, ...pledgeTicket.fields }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'tickets',
  mails: 'nobody',
});

/** POST tickets/remove: removes a ticket from the account and ends its reminders. */
export const removeTicket = defineCall({
  method: 'POST',
  path: '/tickets/remove',
  request: v.object({ ...tokenEntries, number: pledgeTicket.fields.number }),
  response,
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
