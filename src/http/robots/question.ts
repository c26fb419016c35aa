import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Milliseconds a question may take. */
const LIFE = 60 * 60_000;

/** A question for a person whose browser runs no scripts: a sum, signed with the moment it was asked. */
export interface Question {
  a: number;
  b: number;
  token: string;
}

/** A new question. @param now the clock, milliseconds. */
export function newQuestion(secret: string, now = Date.now()): Question {
  const [a, b] = [randomInt(2, 10), randomInt(2, 10)];
  const text = [a, b, now, randomBytes(9).toString('base64url')].join('.');
  return { a, b, token: `${text}.${sign(secret, text)}` };
}

/** Whether a question of ours was answered rightly and in time. */
export function isAnswered(secret: string, token: string, answer: string, now = Date.now()): boolean {
  const [a = '', b = '', asked = '', nonce = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, [a, b, asked, nonce].join('.')));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  const took = now - Number(asked);
  return took >= 0 && took <= LIFE && Number(answer.trim() || NaN) === Number(a) + Number(b);
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', `${secret}.question`).update(text).digest('base64url');
}
