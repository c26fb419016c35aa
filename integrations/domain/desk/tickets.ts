import * as v from 'valibot';
import { page, slug } from '../contract/fields.ts';
import { optionalMessage, requiredText } from '../contract/person-fields.ts';
import { DEFERRAL_REASONS } from '../contract/requests/cases.ts';
import { TICKET_STATES } from '../contract/requests/look-ups.ts';
import { ticketCode } from '../contract/requests/ticket-code.ts';
import { ticketNumber } from '../contract/requests/ticket-number.ts';
import { CURRENCIES } from '../i18n/currencies.ts';
import { countedPages } from './counted-pages.ts';
import { defineDeskCall } from './desk-call.ts';
import { TICKET_EVENTS, TICKET_LISTS } from './ticket-words.ts';

const id = v.pipe(v.number(), v.integer());
const idText = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const moment = v.pipe(v.string(), v.isoTimestamp());
const isoDate = v.pipe(v.string(), v.isoDate());
/** Whole units of a currency. */
const sum = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000));
/** Millionths of the loan for a day: 3000 is 0.3 %. */
const dayRate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** A ticket as a list shows it. */
export const ticketEntry = v.object({
  id,
  /** As it is printed: `77-104217`. */
  number: v.string(),
  /** Address word of the city it was made out in. */
  city: v.string(),
  state: v.picklist(TICKET_STATES),
  due: isoDate,
  grace_end: isoDate,
  currency: v.string(),
  /** What buys the pledge back today; 0 when it is bought back. */
  owed: sum,
  /** How often it was extended. */
  extended: id,
});
export type TicketEntry = v.InferOutput<typeof ticketEntry>;

/** What a visitor asked: to pay later. */
const extensionRequest = v.object({
  id,
  sent_at: moment,
  name: v.string(),
  phone: v.string(),
  /** Empty when the answer cannot be a letter. */
  email: v.string(),
  reason: v.picklist(DEFERRAL_REASONS),
  months: v.string(),
  documents: v.string(),
  /** Day by which it is to be decided. */
  due: v.nullable(isoDate),
  answered_at: v.nullable(moment),
});

/** A ticket with all that became of it. */
export const deskTicket = v.object({
  ...ticketEntry.entries,
  phone_digits: v.string(),
  /** Whether a code is printed under the number; what it is nobody knows. */
  has_code: v.boolean(),
  /** What buys it back on the due day, with what was paid taken off. */
  owed_due: sum,
  /** As it was last said. */
  amount: sum,
  principal: v.nullable(sum),
  issued: v.nullable(isoDate),
  day_rate: v.nullable(dayRate),
  /** Goes with each change, so that nothing is done on old news. */
  revision: id,
  /** The oldest first. */
  history: v.array(
    v.object({
      id,
      kind: v.picklist(TICKET_EVENTS),
      day: isoDate,
      amount: v.nullable(sum),
      due: v.nullable(isoDate),
      grace_end: v.nullable(isoDate),
      note: v.string(),
      /** Name of the colleague. */
      by: v.nullable(v.string()),
      at: moment,
    }),
  ),
  /** Letters that reminded of it, the oldest first. */
  reminders: v.array(v.object({ kind: v.picklist(['due', 'grace']), day: isoDate, sent_at: moment })),
  requests: v.array(extensionRequest),
});
export type DeskTicket = v.InferOutput<typeof deskTicket>;

const response = v.object({ data: deskTicket });

/** What is typed of a ticket: the sum of the due day, or loan, rate and the day it was made out. */
export const ticketFields = {
  city: slug,
  phone_digits: v.pipe(requiredText, v.regex(/^\d{4}$/, 'value')),
  /** Empty: as it was, or none. */
  code: ticketCode,
  due: isoDate,
  grace_end: isoDate,
  currency: v.picklist(CURRENCIES),
  amount: v.nullable(sum),
  principal: v.nullable(sum),
  issued: v.nullable(isoDate),
  day_rate: v.nullable(dayRate),
};

/** GET tickets: pledge tickets, the next due first, fifty a page; of one's own office. */
export const deskTickets = defineDeskCall({
  method: 'GET',
  path: '/tickets',
  request: v.object({
    list: v.optional(v.picklist(TICKET_LISTS)),
    city: v.optional(v.string()),
    /** Those that fall due, or whose grace ends, within so many days. */
    within: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))),
    /** A part of the number. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
    page,
  }),
  response: v.object({ data: v.array(ticketEntry), paginate_data: countedPages }),
  access: 'tickets',
  audited: 'read',
});

/** GET ticket: one ticket with its history. 404 also for one of another office. */
export const deskTicketOf = defineDeskCall({
  method: 'GET',
  path: '/ticket',
  request: v.object({ id: idText }),
  response,
  access: 'tickets',
  audited: 'read',
});

/** POST tickets/new: a ticket of the books. 422 `title_taken` at `number` when there is one with it. */
export const newTicket = defineDeskCall({
  method: 'POST',
  path: '/tickets/new',
  request: v.object({
    printed: v.pipe(
      requiredText,
      v.maxLength(40),
      v.check((text) => v.is(ticketNumber, text), 'value'),
    ),
    ...ticketFields,
  }),
  response,
  access: 'ticket_changes',
  audited: 'change',
});

const action = { id, revision: id, note: v.optional(optionalMessage, '') };

/** POST tickets/edit: what a ticket says from now on. 409 when somebody else has changed it. */
export const editTicket = defineDeskCall({
  method: 'POST',
  path: '/tickets/edit',
  request: v.object({ ...action, ...ticketFields, redeemed: v.boolean() }),
  response,
  access: 'ticket_changes',
  audited: 'change',
});

/** POST tickets/payment: notes what was paid. What pays all that is owed on that day, or `redeems`, buys the pledge back. */
export const notePayment = defineDeskCall({
  method: 'POST',
  path: '/tickets/payment',
  request: v.object({
    ...action,
    amount: v.pipe(sum, v.minValue(1)),
    day: isoDate,
    redeems: v.optional(v.boolean(), false),
  }),
  response,
  access: 'ticket_changes',
  audited: 'change',
});

/** What an extension says: the new days, and what is paid on the new due day where no loan and rate tell it. */
const extension = { due: isoDate, grace_end: isoDate, amount: v.nullable(sum) };

/** POST tickets/extend: the pledge is due later. */
export const extendTicket = defineDeskCall({
  method: 'POST',
  path: '/tickets/extend',
  request: v.object({ ...action, ...extension }),
  response,
  access: 'ticket_changes',
  audited: 'change',
});

/**
 * POST tickets/answer: answers a visitor's request to pay later, in a letter in their language: with an extension, or
 * with none. The request is answered with it.
 */
export const answerExtension = defineDeskCall({
  method: 'POST',
  path: '/tickets/answer',
  request: v.object({
    ...action,
    request: id,
    /** Null declines. */
    extension: v.nullable(v.object(extension)),
    /** What the letter says beside it. */
    text: v.optional(optionalMessage, ''),
  }),
  response: v.object({
    data: deskTicket,
    /** Whether there was an address to write to. */ written: v.boolean(),
  }),
  access: 'ticket_changes',
  audited: 'change',
});

/** What would become of the rows of a file. */
export const ticketReport = v.object({
  counts: v.object({ added: id, changed: id, unchanged: id, wrong: id }),
  /** Every row that is not as it was, in the order of the file. */
  rows: v.array(
    v.object({
      line: id,
      /** As it is printed; empty where the row has none. */
      number: v.string(),
      outcome: v.picklist(['added', 'changed', 'wrong']),
      changes: v.array(v.object({ column: v.string(), before: v.string(), after: v.string() })),
      /** What is wrong, and with which column; a word of the desk. */
      mistakes: v.array(v.object({ column: v.string(), reason: v.string() })),
    }),
  ),
  /** Of all this; whoever applies the file shows with it that this report was seen. */
  hash: v.string(),
});
export type TicketReport = v.InferOutput<typeof ticketReport>;

/** Bytes of a file of tickets, as JSON has them: some twenty thousand rows. */
const MOST_BYTES = 4 * 1024 * 1024;

const file = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_BYTES));

/** POST tickets/import/check: what would become of the rows of a CSV file; nothing is written. 422 at `csv` for what is none. */
export const checkTickets = defineDeskCall({
  method: 'POST',
  path: '/tickets/import/check',
  request: v.object({ csv: file }),
  response: v.object({ data: ticketReport }),
  access: 'ticket_changes',
  audited: 'nothing',
  maxBytes: MOST_BYTES,
});

/** POST tickets/import/apply: writes the rows of a file whose report was seen. 409 with the present report when it is another by now. */
export const applyTickets = defineDeskCall({
  method: 'POST',
  path: '/tickets/import/apply',
  request: v.object({ csv: file, hash: v.string() }),
  response: v.object({ data: ticketReport }),
  access: 'ticket_changes',
  audited: 'change',
  maxBytes: MOST_BYTES,
});
