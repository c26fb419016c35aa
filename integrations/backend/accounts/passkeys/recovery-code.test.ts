import { describe, expect, it } from 'vitest';
import { newRecoveryCode, plainRecoveryCode } from './recovery-code.ts';

describe('recovery codes', () => {
  it('are three groups of four signs, each another', () => {
    const codes = Array.from({ length: 50 }, newRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(50);
  });

  it.each([
    ['as printed', '7K2M-Q9XD-4HTV', '7K2MQ9XD4HTV'],
    ['in small letters, with spaces', ' 7k2m q9xd 4htv ', '7K2MQ9XD4HTV'],
    ['with a dash of a phone', '7K2M–Q9XD—4HTV', '7K2MQ9XD4HTV'],
    ['letters for digits', 'OIL0-0000-0000', '011000000000'],
    ['too short', '7K2M-Q9XD', undefined],
    ['a sign that no code has', '7K2M-Q9XD-4HTU', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, typed, plain) => {
    expect(plainRecoveryCode(typed)).toBe(plain);
  });
});
