import * as v from 'valibot';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { LIFE } from '../fields.ts';
import { pledgeTicket, TICKET_STATES } from '../requests/look-ups.ts';

const isoDate = v.pipe(v.string(), v.isoDate());

const money = v.object({
  value: v.pipe(v.number(), v.minValue(0)),
  currency: v.string(),
  /** In the language of the host: not every browser knows the sign of every currency. */
  text: v.string(),
});

const ticket = v.object({
  /** As it is printed: `77-104217`. */
  number: v.string(),
  /** Title of the city it was made out in. */
  city: v.string(),
  state: v.picklist(TICKET_STATES),
  due: isoDate,
  grace_end: isoDate,
  /** Days from today, in the shop's zone, to the day that counts next; below zero when it is past. */
  days_left: v.pipe(v.number(), v.integer()),
  /** What buys the pledge back on the due day, in whole units of the ticket's currency. */
  amount: money,
  /** What buys it back today; null where only the sum of the due day is known. */
  owed_today: v.nullable(money),
  /** The day of the next letter about it, after today; null when none is to come. */
  remind_on: v.nullable(isoDate),
});

export type Ticket = v.InferOutput<typeof ticket>;

const response = v.object({ data: v.array(ticket) });

/** GET tickets: the pledge tickets an account holder has proved to be theirs, the next due first. */
export const tickets = defineCall({
  method: 'GET',
  path: '/tickets',
  request: v.object(tokenEntries),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'reads',
});

/**
 * POST tickets: proves a ticket (decision 15). 422 `ticket_unknown` at `number` for what is wrong and what is unknown; 428
 * after two misses, until the browser has done some work.
 */
export const addTicket = defineCall({
  method: 'POST',
  path: '/tickets',
  request: v.object({ ...tokenEntries, ...pledgeTicket.fields }),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'tickets',
  mails: 'nobody',
});

/** POST tickets/remove: it is not shown any more, and nobody is reminded of it. */
export const removeTicket = defineCall({
  method: 'POST',
  path: '/tickets/remove',
  request: v.object({ ...tokenEntries, number: pledgeTicket.fields.number }),
  response,
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
