import * as v from 'valibot';
import { calendarDay, page, slug } from '../contract/fields.ts';
import { messageText, optionalMessage, requiredText } from '../contract/person-fields.ts';
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
/** Whole units of a currency. */
const sum = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000));
/** Daily rate in millionths of the loan: 3000 is 0.3 %. */
const dayRate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** A ticket in a list. */
export const ticketEntry = v.object({
  id,
  /** As printed on the ticket: `77-104217`. */
  number: v.string(),
  /** Slug of the issuing city. */
  city: v.string(),
  state: v.picklist(TICKET_STATES),
  due: calendarDay,
  grace_end: calendarDay,
  currency: v.string(),
  /** The sum that redeems the pledge today; 0 when it is redeemed. */
  owed: sum,
  /** Number of extensions. */
  extended: id,
});
export type TicketEntry = v.InferOutput<typeof ticketEntry>;

/** A visitor's request to pay later. */
const extensionRequest = v.object({
  id,
  sent_at: moment,
  name: v.string(),
  phone: v.string(),
  /** Empty when no letter can be sent. */
  email: v.string(),
  reason: v.picklist(DEFERRAL_REASONS),
  months: v.string(),
  documents: v.string(),
  /** Deadline of the decision. */
  due: v.nullable(calendarDay),
  answered_at: v.nullable(moment),
});

/** A ticket with its history. */
export const deskTicket = v.object({
  ...ticketEntry.entries,
  phone_digits: v.string(),
  /** Whether a code is printed under the number; only its hash is stored. */
  has_code: v.boolean(),
  /** The sum that redeems it on the due day, less payments. */
  owed_due: sum,
  /** The sum at its last change. */
  amount: sum,
  principal: v.nullable(sum),
  issued: v.nullable(calendarDay),
  day_rate: v.nullable(dayRate),
  /** Sent back with each change, so that a change of outdated data is refused. */
  revision: id,
  /** The oldest first. */
  history: v.array(
    v.object({
      id,
      kind: v.picklist(TICKET_EVENTS),
      /** Of a payment, also of a cancelled one: the day of the payment. */
      day: calendarDay,
      amount: v.nullable(sum),
      due: v.nullable(calendarDay),
      grace_end: v.nullable(calendarDay),
      note: v.string(),
      /** Name of the colleague. */
      by: v.nullable(v.string()),
      at: moment,
      /** Whether it is a payment that counts, and so may be cancelled. */
      counts: v.boolean(),
    }),
  ),
  /** Sent reminders, the oldest first. */
  reminders: v.array(v.object({ kind: v.picklist(['due', 'grace']), day: calendarDay, sent_at: moment })),
  requests: v.array(extensionRequest),
});
export type DeskTicket = v.InferOutput<typeof deskTicket>;

const response = v.object({ data: deskTicket });

/** Typed data of a ticket: the sum of the due day, or loan, rate and day of issue. */
export const ticketFields = {
  city: slug,
  phone_digits: v.pipe(requiredText, v.regex(/^\d{4}$/, 'value')),
  /** Empty: unchanged, or no code. */
  code: ticketCode,
  due: calendarDay,
  grace_end: calendarDay,
  currency: v.picklist(CURRENCIES),
  amount: v.nullable(sum),
  principal: v.nullable(sum),
  issued: v.nullable(calendarDay),
  day_rate: v.nullable(dayRate),
};

/** GET tickets: pledge tickets, the next due first, fifty a page; those of the caller's office. */
export const deskTickets = defineDeskCall({
  method: 'GET',
  path: '/tickets',
  request: v.object({
    list: v.optional(v.picklist(TICKET_LISTS)),
    city: v.optional(v.string()),
    /** Only tickets whose due date or end of grace is within this number of days. */
    within: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))),
    /** A part of the number. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
    page,
  }),
  response: v.object({ data: v.array(ticketEntry), paginate_data: countedPages }),
  access: 'tickets',
  audited: 'read',
});

/** GET ticket: one ticket with its history. 404 also for a ticket of another office. */
export const deskTicketOf = defineDeskCall({
  method: 'GET',
  path: '/ticket',
  request: v.object({ id: idText }),
  response,
  access: 'tickets',
  audited: 'read',
});

/** POST tickets/new: adds a ticket. 422 `title_taken` at `number` when the number exists. */
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

/** POST tickets/edit: changes the data of a ticket. 409 when somebody else has changed it since. */
export const editTicket = defineDeskCall({
  method: 'POST',
  path: '/tickets/edit',
  request: v.object({ ...action, ...ticketFields, redeemed: v.boolean() }),
  response,
  access: 'ticket_changes',
  audited: 'change',
});

/**
 * POST tickets/payment: records a payment. It redeems the pledge when it covers the whole debt of that day, or with
 * `redeems`.
 */
export const notePayment = defineDeskCall({
  method: 'POST',
  path: '/tickets/payment',
  request: v.object({
    ...action,
    amount: v.pipe(sum, v.minValue(1)),
    day: calendarDay,
    redeems: v.optional(v.boolean(), false),
  }),
  response,
  access: 'ticket_changes',
  audited: 'change',
});

/**
 * POST tickets/payment/cancel: takes back a payment that was recorded by mistake. The pledge is not redeemed any more
 * when something is owed again. 422 at `payment` when that payment does not count: it is cancelled already, or the sums
 * of the ticket were set after it.
 */
export const cancelPayment = defineDeskCall({
  method: 'POST',
  path: '/tickets/payment/cancel',
  request: v.object({
    ...action,
    /** Id of the payment in the history. */
    payment: id,
    /** Why: for colleagues. */
    note: messageText,
  }),
  response,
  access: 'ticket_changes',
  audited: 'change',
});

/**
 * Data of an extension: the new days, and the new sum of the due day when it cannot be calculated from loan and rate.
 */
const extension = { due: calendarDay, grace_end: calendarDay, amount: v.nullable(sum) };

/** POST tickets/extend: extends a pledge. */
export const extendTicket = defineDeskCall({
  method: 'POST',
  path: '/tickets/extend',
  request: v.object({ ...action, ...extension }),
  response,
  access: 'ticket_changes',
  audited: 'change',
});

/**
 * POST tickets/answer: grants or declines a visitor's request to pay later, with a letter in their language. This
 * also answers the request.
 */
export const answerExtension = defineDeskCall({
  method: 'POST',
  path: '/tickets/answer',
  request: v.object({
    ...action,
    request: id,
    /** Null to decline. */
    extension: v.nullable(v.object(extension)),
    /** Additional text of the letter. */
    text: v.optional(optionalMessage, ''),
  }),
  response: v.object({
    data: deskTicket,
    /** Whether a letter was sent: a mail address was known. */ written: v.boolean(),
  }),
  access: 'ticket_changes',
  audited: 'change',
});

/** What an import would do with the rows of a file. */
export const ticketReport = v.object({
  counts: v.object({ added: id, changed: id, unchanged: id, wrong: id }),
  /** Rows that would change, in the order of the file. */
  rows: v.array(
    v.object({
      line: id,
      /** As printed; empty for a row without one. */
      number: v.string(),
      outcome: v.picklist(['added', 'changed', 'wrong']),
      changes: v.array(v.object({ column: v.string(), before: v.string(), after: v.string() })),
      /** The mistakes and their columns; a code that the desk translates. */
      mistakes: v.array(v.object({ column: v.string(), reason: v.string() })),
    }),
  ),
  /** Hash of the report; the import sends it to prove that this report was seen. */
  hash: v.string(),
});
export type TicketReport = v.InferOutput<typeof ticketReport>;

/** Maximum bytes of a ticket file as JSON: about twenty thousand rows. */
const MOST_BYTES = 4 * 1024 * 1024;

const file = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_BYTES));

/**
 * POST tickets/import/check: reports what an import of a CSV file would change; nothing is written. 422 at `csv` for
 * an invalid file.
 */
export const checkTickets = defineDeskCall({
  method: 'POST',
  path: '/tickets/import/check',
  request: v.object({ csv: file }),
  response: v.object({ data: ticketReport }),
  access: 'ticket_changes',
  audited: 'nothing',
  maxBytes: MOST_BYTES,
});

/**
 * POST tickets/import/apply: imports a file after its report was seen. 409 with the current report when it has
 * changed since.
 */
export const applyTickets = defineDeskCall({
  method: 'POST',
  path: '/tickets/import/apply',
  request: v.object({ csv: file, hash: v.string() }),
  response: v.object({ data: ticketReport }),
  access: 'ticket_changes',
  audited: 'change',
  maxBytes: MOST_BYTES,
});
