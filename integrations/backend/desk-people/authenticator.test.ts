import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { authenticatorAddress, codeAt, newAuthenticator, periodOfCode } from './authenticator.ts';

/** The secret of RFC 6238, appendix B. */
const RFC = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1_000);

describe('codes of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('RFC 6238, appendix B: at %d s the last six digits are %s', (seconds, code) => {
    expect(codeAt(RFC, at(seconds))).toBe(code);
    expect(periodOfCode(RFC, code, 0, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  const SENT = 1_234_567_890;
  const CODE = '005924';
  const PERIOD = Math.floor(SENT / 30);
  it.each([
    ['in its period', SENT, 0, PERIOD],
    ['one period later', SENT + 30, 0, PERIOD],
    ['one period early', SENT - 30, 0, PERIOD],
    ['two periods later', SENT + 60, 0, undefined],
    ['two periods early', SENT - 60, 0, undefined],
    ['when it was used before', SENT, PERIOD, undefined],
    ['after one of the period before', SENT, PERIOD - 1, PERIOD],
  ])('are accepted once, one period off at most: %s', (_, seconds, last, expected) => {
    expect(periodOfCode(RFC, CODE, last, at(seconds))).toBe(expected);
  });

  it('come of a secret of 160 bits, each time another', () => {
    const [one, other] = [newAuthenticator(), newAuthenticator()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(other).not.toBe(one);
  });

  it('are known to an authenticator by shop and person', () => {
    const address = new URL(authenticatorAddress(RFC, 'Shop & Sons', 'a@b.test'));
    expect(decodeURIComponent(address.pathname)).toContain('Shop & Sons:a@b.test');
    expect(address.searchParams.get('issuer')).toBe('Shop & Sons');
    expect(address.searchParams.get('secret')).toBe(RFC);
  });
});
