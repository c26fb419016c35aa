import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signed request, and maximum difference into the future, seconds. */
export const WINDOW = 300;

/** A signature that proves that the sender knows the secret. */
export interface BodySignature {
  /** Seconds of the epoch, as sent. */
  timestamp: string;
  /** `sha256=` and the HMAC-SHA256 of `{timestamp}.{body}`, in hexadecimal. */
  signature: string;
}

/** Signs a body. @param now milliseconds of the epoch. */
export function sign(secret: string, body: string, now: number): BodySignature {
  const timestamp = String(Math.floor(now / 1000));
  return { timestamp, signature: signatureOf(secret, timestamp, body) };
}

/** Whether the signature matches the body and is recent. The receiver must reject a replay. */
export function isSigned(
  secret: string,
  body: string,
  { timestamp, signature }: BodySignature,
  now: number,
): boolean {
  const wanted = Buffer.from(signatureOf(secret, timestamp, body));
  const given = Buffer.from(signature);
  const isEqual = wanted.byteLength === given.byteLength && timingSafeEqual(wanted, given);
  return isEqual && /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= WINDOW;
}

function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
