import { Secret, TOTP } from 'otpauth';

/** Seconds a code lasts, and how many periods a clock may be off (RFC 6238, 5.2). */
const PERIOD = 30;
const OFF = 1;

/** A new secret for an authenticator: 160 bits in base32 (RFC 4226, 4). */
export function newAuthenticator(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticators read, with the shop's name and who it is for. */
export function authenticatorAddress(secret: string, shop: string, email: string): string {
  return totpOf(secret, shop, email).toString();
}

/**
 * The period of a code that is right now; undefined when it is wrong, or its period was used before: a code is good once.
 * @param lastPeriod of the last code accepted; 0 for none.
 */
export function periodOfCode(
  secret: string,
  code: string,
  lastPeriod: number,
  now = new Date(),
): number | undefined {
  const timestamp = now.getTime();
  const off = totpOf(secret).validate({ token: code, timestamp, window: OFF });
  if (off === null) return undefined;
  const period = Math.floor(timestamp / 1_000 / PERIOD) + off;
  return period > lastPeriod ? period : undefined;
}

/** The code of a moment, as an authenticator shows it. */
export function codeAt(secret: string, now = new Date()): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

function totpOf(secret: string, issuer = '', label = 'desk'): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });
}
