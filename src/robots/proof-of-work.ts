import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MOST_WORK } from '@tourbillon/domain/contract/visitor-headers.ts';

/**
 * The work asked of a browser: a number below is guessed by deriving a key for each in turn. About a fifth of a
 * second on a laptop, two on a weak phone; it is done while the form is filled in. A robot pays it for each message.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 3_000, least: 200, most: 400 };

/** Milliseconds a proof may take from its making to its use: the time of filling in a form with a break. */
export const PROOF_LIFE = 60 * 60_000;

/** What a task is asked for. */
export interface Demand {
  /** A multiple of what every form asks for. */
  work?: number;
  /** What the proof is good for: the path of a call; empty for a form. */
  purpose?: string;
}

/** Work that was done. */
export interface Proof extends Required<Demand> {
  /** By which it is known as used. */
  signature: string;
}

/** A new task, signed and with an end. @param now the clock, milliseconds. */
export function newTask(
  secret: string,
  { work = 1, purpose = '' }: Demand = {},
  now = Date.now(),
): Promise<Challenge> {
  const times = Math.min(Math.max(1, Math.ceil(work)), MOST_WORK);
  return createChallenge({
    algorithm: WORK.algorithm,
    cost: WORK.cost,
    counter: randomInt(WORK.least * times, WORK.most * times + 1),
    data: { work: times, purpose },
    deriveKey,
    expiresAt: new Date(now + PROOF_LIFE),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}.key`,
  });
}

/** What was done of a task of ours; undefined when the proof is not valid. */
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
    // Tasks of the previous version, which said nothing, were those of forms.
    const { work = 1, purpose = '' } = (parameters.data ?? {}) as Demand;
    return { signature, work, purpose };
  } catch {
    // What cannot even be read was not made by our script.
    return undefined;
  }
}
