import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { moment } from './columns.ts';

/** Staff members with access to the desk. Rows are kept when access ends, because the audit log refers to them. */
export const staff = pgTable('staff', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case; used to log in. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  /** Slug of the city of their office; null for all offices. */
  office: text(),
  /** Language of their desk and letters. */
  locale: text().$type<Locale>().notNull(),
  /** argon2id in the PHC format. */
  passwordHash: text().notNull(),
  /** Secret of their authenticator, base32 (RFC 6238). */
  authenticator: text().notNull(),
  /** The period of the last accepted code, so that each code can be used once. */
  codePeriod: bigint({ mode: 'number' }).notNull(),
  createdAt: moment().notNull(),
  endedAt: moment(),
});

/** A row of the table of staff members. */
export type StaffRow = typeof staff.$inferSelect;

/** Reference to a staff member; the row is deleted with that member. */
export const staffId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** Sessions of the desk. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token, hexadecimal. */
    hash: text().notNull().unique(),
    staffId: staffId(),
    /** Browser and system, as far as known, else empty. */
    device: text().notNull(),
    openedAt: moment().notNull(),
    seenAt: moment().notNull(),
    /** When its holder last authenticated; null for sessions older than this column. */
    provedAt: moment(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/** Open invitations to the desk. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the secret of its link, hexadecimal. */
    hash: text().notNull().unique(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    office: text(),
    /** Authenticator secret for the person who accepts the invitation. */
    authenticator: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('staff_invitations_email').on(table.email)],
);

/** What staff members read and changed. Append-only: triggers of the migration refuse other changes. */
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
    /** Name of the desk call. */
    call: text().notNull(),
    kind: text().$type<'read' | 'change'>().notNull(),
    /** Ids of the rows that were read or changed, at most a hundred, and their number. */
    rows: bigint({ mode: 'number' }).array().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    index('staff_audit_staff').on(table.staffId, table.id),
    index('staff_audit_rows').using('gin', table.rows),
    index('staff_audit_at').on(table.at),
  ],
);
