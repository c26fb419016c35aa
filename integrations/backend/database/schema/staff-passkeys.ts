import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { challengeColumns, passkeyColumns } from './passkey-columns.ts';
import { staff, staffId } from './staff.ts';

const onePerPerson = () =>
  bigint({ mode: 'number' })
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' });

/** What passkeys know people of the desk by: random, base64url. Who has never begun to make one has no row. */
export const staffHandles = pgTable('staff_handles', {
  staffId: onePerPerson(),
  userHandle: text().notNull().unique(),
});

/** Passkeys of the desk; the same columns as those of visitors, in a table of their own: neither opens the other. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  { ...passkeyColumns(), staffId: staffId() },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
);

/** A passkey of the desk as the database holds it. */
export type StaffPasskeyRow = typeof staffPasskeys.$inferSelect;

/** Challenges of the desk that were given out and not yet answered; each is deleted by the first answer. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    ...challengeColumns(),
    purpose: text({ enum: ['add', 'login', 'proof'] }).notNull(),
    /** Whose answer is expected; null where the answer says who it is. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'cascade' }),
  },
  (table) => [index('staff_challenges_end').on(table.expiresAt)],
);

/** Authenticators that have not yet shown that they work; the old one holds until then. */
export const staffNewAuthenticators = pgTable('staff_new_authenticators', {
  staffId: onePerPerson(),
  /** Base32 (RFC 6238). */
  secret: text().notNull(),
  expiresAt: moment().notNull(),
});
