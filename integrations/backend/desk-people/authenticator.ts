import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is valid, and the periods by which a clock may differ (RFC 6238, 5.2). */
const PERIOD = 30;
const OFF = 1;

/** A new secret for an authenticator: 160 bits in base32 (RFC 4226, 4). */
export function newAuthenticator(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth address for authenticators, with the shop's name and the user's email address. */
export function authenticatorAddress(secret: string, shop: string, email: string): string {
  return totpOf(secret, shop, email).toString();
}

/**
 * The period of a valid code; undefined when the code is wrong, or when its period is not later than the last used
 * one, because each code can be used once.
 * @param lastPeriod of the last accepted code; 0 for none.
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

/** The code at a moment, as an authenticator shows it. */
export function codeAt(secret: string, now = new Date()): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

function totpOf(secret: string, issuer = '', label = 'desk'): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });
}
