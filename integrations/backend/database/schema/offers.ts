import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredOfferState } from '@tourbillon/domain/business/offer-state.ts';
import { moment } from './columns.ts';
import { requests } from './requests.ts';
import { staff } from './staff.ts';

/** The shop's offers to senders of requests: a buy-out, a loan, or both. */
export const offers = pgTable(
  'offers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Number of the request, and of the offer within it: `1042-1`. */
    number: text().notNull().unique(),
    /** ISO 4217 code; amounts are in its whole units. */
    currency: text().notNull(),
    buyOut: bigint({ mode: 'number' }),
    loan: bigint({ mode: 'number' }),
    /**
     * Terms of the loan in the office's tariff of that day: the number of days, and the interest for them in per
     * cent.
     */
    loanDays: integer(),
    loanPercent: real(),
    /** Name of the appraiser who signs it, as shown to the recipient. */
    appraiser: text().notNull(),
    /** May be empty. */
    comment: text().notNull(),
    validUntil: moment().notNull(),
    state: text().$type<StoredOfferState>().notNull(),
    stateAt: moment().notNull(),
    /** The recipient's choice. */
    choice: text({ enum: ['buy_out', 'loan'] }),
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('offers_request').on(table.requestId, table.id),
    check('offers_sum', sql`${table.buyOut} is not null or ${table.loan} is not null`),
    check('offers_loan', sql`(${table.loan} is null) = (${table.loanPercent} is null)`),
  ],
);

/** Appointments in an office, each for an accepted offer. */
export const appointments = pgTable(
  'appointments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Slug of the office. */
    office: text().notNull(),
    startsAt: moment().notNull(),
    createdAt: moment().notNull(),
    cancelledAt: moment(),
  },
  (table) => [
    index('appointments_day').on(table.startsAt),
    uniqueIndex('appointments_offer')
      .on(table.offerId)
      .where(sql`cancelled_at is null`),
  ],
);

/** Secrets of the links in letters about a request, as hashes. A link gives access to the thread, or to an offer. */
export const requestLinks = pgTable(
  'request_links',
  {
    /** SHA-256 of the secret, hexadecimal. */
    hash: text().primaryKey(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** For a link to an offer. */
    offerId: bigint({ mode: 'number' }).references(() => offers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [index('request_links_request').on(table.requestId)],
);
