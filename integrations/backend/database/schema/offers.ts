import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredOfferState } from '@tourbillon/domain/business/offer-state.ts';
import { moment } from './columns.ts';
import { requests } from './requests.ts';
import { staff } from './staff.ts';

/** What the shop offers for a thing that somebody asked about: a buy-out, a loan, or both. */
export const offers = pgTable(
  'offers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Number of the request and of the offer among its offers: `1042-1`. */
    number: text().notNull().unique(),
    /** Code of ISO 4217; sums are in whole units of it. */
    currency: text().notNull(),
    buyOut: bigint({ mode: 'number' }),
    loan: bigint({ mode: 'number' }),
    /** Terms of the loan as the tariff of the office had them that day: days, and per cent for them. */
    loanDays: integer(),
    loanPercent: real(),
    /** Who signs it, as the person reads it. */
    appraiser: text().notNull(),
    /** May be empty. */
    comment: text().notNull(),
    validUntil: moment().notNull(),
    state: text().$type<StoredOfferState>().notNull(),
    stateAt: moment().notNull(),
    /** What the person has chosen. */
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

/** Visits to an office: each is of an accepted offer. */
export const appointments = pgTable(
  'appointments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Address word of the office. */
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

/** Secrets of the links in letters about a request, as hashes: whoever follows one reads its thread, or its offer. */
export const requestLinks = pgTable(
  'request_links',
  {
    /** SHA-256 of the secret, hexadecimal. */
    hash: text().primaryKey(),
    requestId: bigint({ mode: 'number' })
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    /** Of a link to an offer. */
    offerId: bigint({ mode: 'number' }).references(() => offers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [index('request_links_request').on(table.requestId)],
);
