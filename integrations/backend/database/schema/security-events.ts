import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SecurityEventDetail, SecurityEventKind } from './security-event-kinds.ts';
import { moment } from './columns.ts';

/**
 * Events about accounts, limits and personal data. Append-only: triggers of the migration refuse every change, and
 * deletion within a year.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    kind: text().$type<SecurityEventKind>().notNull(),
    /**
     * Keyed hashes: of the account's id, of its address at that time or the typed address, of the visitor's network.
     */
    account: text(),
    address: text(),
    network: text(),
    detail: text().$type<SecurityEventDetail>(),
    /**
     * Ids of the rows that were read or changed, unless there were many, and their number; for repeated failures,
     * their number within an hour.
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
