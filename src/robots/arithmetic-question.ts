import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto';

/** Milliseconds for which a question is valid. */
const LIFE_MS = 60 * 60_000;

/** Smallest and largest number in a question. */
const MIN_NUMBER = 2;
const MAX_NUMBER = 9;

/** Bytes of the nonce and the tag of AES-256-GCM, and of the encrypted data: the sum and the time of the question. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PLAIN_BYTES = 9;

/** Where a question is shown. Its answer is valid only there. */
export interface QuestionContext {
  /** Address of the form. */
  page: string;
  hostname: string;
}

/** A question for visitors whose browsers run no scripts. The encrypted token contains the right answer. */
export interface Question {
  a: number;
  b: number;
  token: string;
}

/** A new question. @param now the clock, milliseconds. */
export function newQuestion(secret: string, asking: QuestionContext, now = Date.now()): Question {
  const [a, b] = [randomInt(MIN_NUMBER, MAX_NUMBER + 1), randomInt(MIN_NUMBER, MAX_NUMBER + 1)];
  // Always the same length, whatever the sum is.
  const plain = Buffer.alloc(PLAIN_BYTES);
  plain.writeUInt8(a + b);
  plain.writeDoubleBE(now, 1);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(additionalData(asking));
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final()]);
  return { a, b, token: Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url') };
}

/** The content of one of our tokens. Undefined if it was changed, is for another form or host, or has expired. */
export function readQuestion(
  secret: string,
  asking: QuestionContext,
  token: string,
  now = Date.now(),
): { sum: number } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.byteLength !== NONCE_BYTES + PLAIN_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(additionalData(asking))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    const took = now - plain.readDoubleBE(1);
    return took >= 0 && took <= LIFE_MS ? { sum: plain.readUInt8() } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a typed answer equals the sum. */
export function isSum(answer: string, sum: number): boolean {
  return Number(answer.trim() || NaN) === sum;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'robot question', 32));
}

function additionalData({ page, hostname }: QuestionContext): Buffer {
  return Buffer.from(`${hostname}\n${page}`);
}
