import { randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, gt, isNull, lt } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { schema, type Database } from '../../database/database.ts';
import type { staffChallenges } from '../../database/schema/index.ts';

const { passkeyChallenges } = schema;

/** Milliseconds for which a challenge is valid: a person may have to fetch a security key. */
const CHALLENGE_LIFE = 5 * 60_000;

/** The purpose of a challenge. A response for another purpose is refused. */
export type ChallengePurpose = Pick<typeof passkeyChallenges.$inferSelect, 'purpose' | 'accountId' | 'rpId'>;

/**
 * The challenges of one table. Account holders and the desk have separate tables, so a challenge of one is never
 * valid for the other.
 */
export function challengesIn<Purpose extends Record<string, string | number | null>>(
  own: typeof passkeyChallenges | typeof staffChallenges,
) {
  // The columns that this code uses are the same in both tables.
  const table = own as typeof passkeyChallenges;
  const columns: Record<string, AnyPgColumn | undefined> = getTableColumns(own);
  return {
    /** Issues a challenge and stores it until it is used or expired. */
    async newChallenge(database: Database, purpose: Purpose, now = new Date()): Promise<string> {
      const challenge = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE);
      await database
        .insert(table)
        .values({ ...(purpose as never as ChallengePurpose), challenge, expiresAt });
      return challenge;
    },

    /**
     * Uses up a challenge in one statement, so that only the first of two responses succeeds. @returns whether it was
     * valid for this purpose.
     */
    async takeChallenge(
      database: Database,
      challenge: string,
      purpose: Purpose,
      now = new Date(),
    ): Promise<boolean> {
      const isMeant = Object.entries(purpose).map(([name, value]) => {
        const column = columns[name];
        if (!column) throw new Error(`challenges have no ${name}`);
        return value === null ? isNull(column) : eq(column, value);
      });
      const taken = await database
        .delete(table)
        .where(and(eq(table.challenge, challenge), gt(table.expiresAt, now), ...isMeant))
        .returning({ challenge: table.challenge });
      return taken.length > 0;
    },

    /** Deletes expired challenges. */
    async deleteExpiredChallenges(database: Database, now = new Date()): Promise<void> {
      await database.delete(table).where(lt(table.expiresAt, now));
    },
  };
}

export const { newChallenge, takeChallenge, deleteExpiredChallenges } =
  challengesIn<ChallengePurpose>(passkeyChallenges);
