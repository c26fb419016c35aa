import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds that work may take: the most that is ever asked for, on a weak phone. */
const PATIENCE = 120_000;

/** Does the work of a task and packs it as the server reads it. The browser derives keys beside the page, which stays quick. */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE });
  if (!solution) throw new Error('The work took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
