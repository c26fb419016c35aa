import { challengesIn } from '../../accounts/accounts.ts';
import { schema } from '../../database/database.ts';

const { staffChallenges } = schema;

/** The purpose of a challenge. A response for another purpose is refused. */
export type DeskChallengePurpose = Pick<typeof staffChallenges.$inferSelect, 'purpose' | 'staffId' | 'rpId'>;

export const {
  newChallenge: newDeskChallenge,
  takeChallenge: takeDeskChallenge,
  deleteExpiredChallenges: deleteExpiredDeskChallenges,
} = challengesIn<DeskChallengePurpose>(staffChallenges);
