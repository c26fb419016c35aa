import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';

const { passkeyChallenges } = schema;

/** Milliseconds in which a challenge has to be answered: a person may have to fetch a key. */
export const CHALLENGE_LIFE = 5 * 60_000;

type Row = typeof passkeyChallenges.$inferSelect;

/** What a challenge was given out for; an answer for anything else does not count. */
export type ChallengePurpose = Pick<Row, 'purpose' | 'accountId' | 'rpId'>;

/** Gives out a challenge, which is kept until it is answered or over. */
export async function newChallenge(
  database: Database,
  purpose: ChallengePurpose,
  now = new Date(),
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await database
    .insert(passkeyChallenges)
    .values({ ...purpose, challenge, expiresAt: new Date(now.getTime() + CHALLENGE_LIFE) });
  return challenge;
}

/** Uses up a challenge, in one statement: of two answers one is the first. @returns whether it was good for that. */
export async function takeChallenge(
  database: Database,
  challenge: string,
  { purpose, accountId, rpId }: ChallengePurpose,
  now = new Date(),
): Promise<boolean> {
  const owner = passkeyChallenges.accountId;
  const taken = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        accountId === null ? isNull(owner) : eq(owner, accountId),
        eq(passkeyChallenges.rpId, rpId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}

/** Deletes challenges that nobody has answered in time. */
export async function deleteExpiredChallenges(database: Database, now = new Date()): Promise<void> {
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
