import { challengesIn } from '../../accounts/accounts.ts';
import { schema } from '../../database/database.ts';

const { staffChallenges } = schema;

/** What a challenge was issued for; a response for another purpose is refused. */
export type DeskChallengePurpose = Pick<typeof staffChallenges.$inferSelect, 'purpose' | 'staffId' | 'rpId'>;

export const {
  newChallenge: newDeskChallenge,
  takeChallenge: takeDeskChallenge,
  deleteExpiredChallenges: deleteExpiredDeskChallenges,
} = challengesIn<DeskChallengePurpose>(staffChallenges);
