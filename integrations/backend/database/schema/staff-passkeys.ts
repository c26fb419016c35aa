import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
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
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: staffId(),
    /** As the authenticator names it, base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, as far as the authenticator counts; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Ways to the authenticator, as the browser named them. */
    transports: jsonb().$type<string[]>().notNull(),
    /** Host of the desk it was made for. */
    rpId: text().notNull(),
    /** Whether it is kept by a service that copies it to other devices. */
    synced: boolean().notNull(),
    /** What its owner calls it. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
);

/** A passkey of the desk as the database holds it. */
export type StaffPasskeyRow = typeof staffPasskeys.$inferSelect;

/** Challenges of the desk that were given out and not yet answered; each is deleted by the first answer. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    /** 256 random bits, base64url. */
    challenge: text().primaryKey(),
    purpose: text({ enum: ['add', 'login', 'proof'] }).notNull(),
    /** Whose answer is expected; null where the answer says who it is. */
    staffId: bigint({ mode: 'number' }).references(() => staff.id, { onDelete: 'cascade' }),
    rpId: text().notNull(),
    expiresAt: moment().notNull(),
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
