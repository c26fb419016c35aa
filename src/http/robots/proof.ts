import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * The work asked of a browser: a number below is guessed by deriving a key for each in turn. About a fifth of a
 * second on a laptop, two on a weak phone; it is done while the form is filled in. A robot pays it for each message.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 3_000, least: 200, most: 400 };

/** Milliseconds a proof may take from its making to its use: the time of filling in a form with a break. */
export const PROOF_LIFE = 60 * 60_000;

/** A new task, signed and with an end. @param now the clock, milliseconds. */
export function newTask(secret: string, now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: WORK.algorithm,
    cost: WORK.cost,
    counter: randomInt(WORK.least, WORK.most + 1),
    deriveKey,
    expiresAt: new Date(now + PROOF_LIFE),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}.key`,
  });
}

/** The signature of a task that was solved, by which it is known as used; undefined when the proof is none. */
export async function readProof(secret: string, token: string): Promise<string | undefined> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: `${secret}.key`,
    });
    return verified ? challenge.signature : undefined;
  } catch {
    // What cannot even be read was not made by our script.
    return undefined;
  }
}
