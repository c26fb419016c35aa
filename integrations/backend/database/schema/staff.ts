import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { moment } from './columns.ts';

/** People of the shop who work at the desk. Rows stay when access ends: the audit log names them. */
export const staff = pgTable('staff', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case; how they log in. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  /** Address word of the city whose office they belong to; null for all of them. */
  office: text(),
  /** Language of their desk and letters. */
  locale: text().$type<Locale>().notNull(),
  /** argon2id in the PHC format. */
  passwordHash: text().notNull(),
  /** Secret of their authenticator, base32 (RFC 6238). */
  authenticator: text().notNull(),
  /** The period of the last code that was accepted: each code is good once. */
  codePeriod: bigint({ mode: 'number' }).notNull(),
  createdAt: moment().notNull(),
  endedAt: moment(),
});

/** Somebody of the desk as the database holds them. */
export type StaffRow = typeof staff.$inferSelect;

/** Whose it is; it goes with them. */
export const staffId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** Logins at the desk. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token, hexadecimal. */
    hash: text().notNull().unique(),
    staffId: staffId(),
    /** Browser and system, as far as they are known, else empty. */
    device: text().notNull(),
    openedAt: moment().notNull(),
    seenAt: moment().notNull(),
    /** When its holder last showed who they are; null for a session of before that was noted. */
    provedAt: moment(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/** Invitations to the desk that were not followed yet. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the secret of its link, hexadecimal. */
    hash: text().notNull().unique(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    office: text(),
    /** Secret for the authenticator of who follows it. */
    authenticator: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('staff_invitations_email').on(table.email)],
);

/** What the people of the desk read and changed. Rows are only added; triggers of the migration refuse the rest. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    staffId: bigint({ mode: 'number' })
      .notNull()
      .references(() => staff.id),
    /** Name of the call of the desk. */
    call: text().notNull(),
    kind: text().$type<'read' | 'change'>().notNull(),
    /** Numbers of the rows that were read or changed, a hundred at most, and how many they were. */
    rows: bigint({ mode: 'number' }).array().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    index('staff_audit_staff').on(table.staffId, table.id),
    index('staff_audit_rows').using('gin', table.rows),
    index('staff_audit_at').on(table.at),
  ],
);
