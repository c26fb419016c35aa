import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Time limit for the work, milliseconds: enough for the most work on a slow phone. */
const TIME_LIMIT_MS = 120_000;

/**
 * Does the work of a task and encodes the solution for the server. The browser derives keys asynchronously, so the
 * page stays responsive.
 */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIME_LIMIT_MS });
  if (!solution) throw new Error('The work took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
