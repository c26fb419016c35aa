import { describe, expect, it } from 'vitest';
import { isSigned, sign } from './body-signature.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const signed = sign('secret', '{}', NOW);

describe('architecture §3 signed orders', () => {
  it.each([
    ['as it was signed', 'secret', '{}', signed, NOW, true],
    ['five minutes later', 'secret', '{}', signed, NOW + 300_000, true],
    ['too late', 'secret', '{}', signed, NOW + 301_000, false],
    ['from a clock too far ahead', 'secret', '{}', signed, NOW - 301_000, false],
    ['another body', 'secret', '{"a":1}', signed, NOW, false],
    ['another secret', 'Secret', '{}', signed, NOW, false],
    ['another time', 'secret', '{}', { ...signed, timestamp: String(NOW / 1000 + 1) }, NOW, false],
    ['no signature', 'secret', '{}', { ...signed, signature: '' }, NOW, false],
    ['part of one', 'secret', '{}', { ...signed, signature: signed.signature.slice(0, -1) }, NOW, false],
    ['a time that is none', 'secret', '', sign('secret', '', NaN), NOW, false],
  ])('%s', (_, secret, body, one, now, expected) => {
    expect(isSigned(secret, body, one, now)).toBe(expected);
  });

  it('the signature is that of HMAC-SHA256 as other tools make it', () => {
    // printf '1.x' | openssl dgst -sha256 -hmac key
    expect(sign('key', 'x', 1000).signature).toBe(
      'sha256=fc4913c41a7bf793267e2a384f3261c9436ec2cd097bd745e7b0d99113f510ec',
    );
  });
});
