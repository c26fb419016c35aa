import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { CHALLENGE_LIFE } from '../../accounts/accounts.ts';
import { schema, type Database } from '../../database/database.ts';

const { staffChallenges } = schema;

type Row = typeof staffChallenges.$inferSelect;

/** What a challenge was given out for; an answer for anything else does not count. */
export type DeskChallengePurpose = Pick<Row, 'purpose' | 'staffId' | 'rpId'>;

/** Gives out a challenge, which is kept until it is answered or over. */
export async function newDeskChallenge(
  database: Database,
  purpose: DeskChallengePurpose,
  now = new Date(),
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE);
  await database.insert(staffChallenges).values({ ...purpose, challenge, expiresAt });
  return challenge;
}

/** Uses up a challenge, in one statement: of two answers one is the first. @returns whether it was good for that. */
export async function takeDeskChallenge(
  database: Database,
  challenge: string,
  { purpose, staffId, rpId }: DeskChallengePurpose,
  now = new Date(),
): Promise<boolean> {
  const owner = staffChallenges.staffId;
  const taken = await database
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        eq(staffChallenges.purpose, purpose),
        staffId === null ? isNull(owner) : eq(owner, staffId),
        eq(staffChallenges.rpId, rpId),
        gt(staffChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return taken.length > 0;
}

/** Deletes challenges that nobody has answered in time. */
export async function deleteExpiredDeskChallenges(database: Database, now = new Date()): Promise<void> {
  await database.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now));
}
