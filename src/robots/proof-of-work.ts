import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MOST_WORK } from '@tourbillon/domain/contract/visitor-headers.ts';

/**
 * The work of a browser: guess a number in this range by deriving a key for each candidate. About a fifth of a second
 * on a laptop, two seconds on a slow phone, while the visitor fills in the form. A robot must do it for each message.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 3_000, least: 200, most: 400 };

/** Milliseconds for which a proof is valid: enough to fill in a form with a break. */
export const PROOF_LIFE_MS = 60 * 60_000;

/** The requirements of a task. */
export interface WorkDemand {
  /** The amount of work, as a multiple of that for a form. */
  work?: number;
  /** What the proof may be used for: the path of a call; empty for a form. */
  purpose?: string;
}

/** Work that was done, from a valid proof. */
export interface Proof extends Required<WorkDemand> {
  /** Identifies the proof, so that it can be used only once. */
  signature: string;
}

/** Creates a signed task with an expiry time. @param now the clock, milliseconds. */
export function newTask(
  secret: string,
  { work = 1, purpose = '' }: WorkDemand = {},
  now = Date.now(),
): Promise<Challenge> {
  const times = Math.min(Math.max(1, Math.ceil(work)), MOST_WORK);
  return createChallenge({
    algorithm: WORK.algorithm,
    cost: WORK.cost,
    counter: randomInt(WORK.least * times, WORK.most * times + 1),
    data: { work: times, purpose },
    deriveKey,
    expiresAt: new Date(now + PROOF_LIFE_MS),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}.key`,
  });
}

/** Reads a proof for one of our tasks. Undefined if it is not valid. */
export async function readProof(secret: string, token: string): Promise<Proof | undefined> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: `${secret}.key`,
    });
    const { signature, parameters } = challenge;
    if (!verified || !signature) return undefined;
    // Tasks of the previous version had no data and were for forms.
    const { work = 1, purpose = '' } = (parameters.data ?? {}) as WorkDemand;
    return { signature, work, purpose };
  } catch {
    // Our script never creates a token that cannot be parsed.
    return undefined;
  }
}
