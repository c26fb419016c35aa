import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { challengeColumns, passkeyColumns } from './passkey-columns.ts';
import { staff, staffId } from './staff.ts';

const onePerPerson = () =>
  bigint({ mode: 'number' })
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' });

/**
 * WebAuthn user handles of staff members: random, base64url. A row is created when a person starts to add the first
 * passkey.
 */
export const staffHandles = pgTable('staff_handles', {
  staffId: onePerPerson(),
  userHandle: text().notNull().unique(),
});

/**
 * Passkeys of the desk. They have the columns of visitors' passkeys in a separate table, so that no passkey is valid
 * for both.
 */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  { ...passkeyColumns(), staffId: staffId() },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
);

/** A row of the table of the desk's passkeys. */
export type StaffPasskeyRow = typeof staffPasskeys.$inferSelect;

/** Issued challenges of the desk without a response; the first response deletes its challenge. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    ...challengeColumns(),
    purpose: text({ enum: ['add', 'login', 'proof'] }).notNull(),
    /** The staff member who has to respond; null where the response identifies the person. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'cascade' }),
  },
  (table) => [index('staff_challenges_end').on(table.expiresAt)],
);

/** New authenticators that are not yet confirmed by a code; the old one remains valid until then. */
export const staffNewAuthenticators = pgTable('staff_new_authenticators', {
  staffId: onePerPerson(),
  /** Base32 (RFC 6238). */
  secret: text().notNull(),
  expiresAt: moment().notNull(),
});
