import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SecurityEventDetail, SecurityEventKind } from './security-event-kinds.ts';
import { moment } from './columns.ts';

/**
 * What happened to accounts, limits and the data of people. Rows are only added: triggers of the migration refuse every
 * change, and deleting before a year is over.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    kind: text().$type<SecurityEventKind>().notNull(),
    /** Keyed hashes: of the account's number, of the address it had then or that was typed, of the visitor's network. */
    account: text(),
    address: text(),
    network: text(),
    detail: text().$type<SecurityEventDetail>(),
    /**
     * Numbers of rows that were read or changed, unless they were many, and how many they were; of failures alike, how
     * many there were in an hour.
     */
    rows: bigint({ mode: 'number' }).array(),
    amount: integer(),
  },
  (table) => [
    index('security_events_at').on(table.at),
    index('security_events_address').on(table.address),
    index('security_events_account').on(table.account),
  ],
);
