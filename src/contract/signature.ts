import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds a signed request may be old, or ahead of our clock. */
const WINDOW = 300;

/** A request that proves that its sender knows the secret. */
export interface Signed {
  /** Seconds of the epoch, as sent. */
  timestamp: string;
  /** `sha256=` and the HMAC-SHA256 of `{timestamp}.{body}`, in hexadecimal. */
  signature: string;
}

/** Signs a body. @param now milliseconds of the epoch. */
export function sign(secret: string, body: string, now: number): Signed {
  const timestamp = String(Math.floor(now / 1000));
  return { timestamp, signature: signatureOf(secret, timestamp, body) };
}

/** Whether the signature is that of the body and of our time; replays are for `SeenSignatures`. */
export function isSigned(
  secret: string,
  body: string,
  { timestamp, signature }: Signed,
  now: number,
): boolean {
  const wanted = Buffer.from(signatureOf(secret, timestamp, body));
  const given = Buffer.from(signature);
  const isEqual = wanted.byteLength === given.byteLength && timingSafeEqual(wanted, given);
  return isEqual && /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= WINDOW;
}

/** Remembers signatures for as long as they would be accepted, so that each works once. */
export class SeenSignatures {
  /** Signature and the milliseconds of the epoch after which it is too old anyway. */
  readonly #seen = new Map<string, number>();

  /** Notes a signature. @returns whether it came for the first time. */
  isFirst(signature: string, now: number): boolean {
    for (const [old, until] of this.#seen) {
      if (until > now) break;
      this.#seen.delete(old);
    }
    if (this.#seen.has(signature)) return false;
    this.#seen.set(signature, now + 2 * WINDOW * 1000);
    return true;
  }
}

function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
