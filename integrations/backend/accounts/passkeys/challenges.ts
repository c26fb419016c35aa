import { randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, gt, isNull, lt } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { schema, type Database } from '../../database/database.ts';
import type { staffChallenges } from '../../database/schema/index.ts';

const { passkeyChallenges } = schema;

/** Milliseconds in which a challenge has to be answered: a person may have to fetch a key. */
const CHALLENGE_LIFE = 5 * 60_000;

/** What a challenge was given out for; an answer for anything else does not count. */
export type ChallengePurpose = Pick<typeof passkeyChallenges.$inferSelect, 'purpose' | 'accountId' | 'rpId'>;

/** Challenges of a table: account holders and the desk have one each, so that neither answers the other's. */
export function challengesIn<Purpose extends Record<string, string | number | null>>(
  own: typeof passkeyChallenges | typeof staffChallenges,
) {
  // What is used of it here is the same in both.
  const table = own as typeof passkeyChallenges;
  const columns: Record<string, AnyPgColumn | undefined> = getTableColumns(own);
  return {
    /** Gives out a challenge, which is kept until it is answered or over. */
    async newChallenge(database: Database, purpose: Purpose, now = new Date()): Promise<string> {
      const challenge = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE);
      await database
        .insert(table)
        .values({ ...(purpose as never as ChallengePurpose), challenge, expiresAt });
      return challenge;
    },

    /** Uses up a challenge, in one statement: of two answers one is the first. @returns whether it was good for that. */
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

    /** Deletes challenges that nobody has answered in time. */
    async deleteExpiredChallenges(database: Database, now = new Date()): Promise<void> {
      await database.delete(table).where(lt(table.expiresAt, now));
    },
  };
}

export const { newChallenge, takeChallenge, deleteExpiredChallenges } =
  challengesIn<ChallengePurpose>(passkeyChallenges);
