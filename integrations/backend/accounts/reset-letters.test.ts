import { describe, expect, it } from 'vitest';
import { mayMailReset, type SentLink } from './reset-letters.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const MINUTE = 60_000;

/** A letter that was sent a given number of minutes ago. */
const sent = (minutes: number, isUsed = false): SentLink => ({
  createdAt: new Date(NOW.getTime() - minutes * MINUTE),
  usedAt: isUsed ? NOW : null,
  expiresAt: new Date(NOW.getTime() + (60 - minutes) * MINUTE),
});

describe('D83 the owner of a mailbox can always get a link to a new password', () => {
  it.each([
    ['none was sent', [], true],
    ['one lies there, minutes old', [sent(4)], false],
    ['one lies there that is older', [sent(6)], true],
    ['the last one was used', [sent(1, true)], true],
    ['five of today, the last minutes old', [sent(300), sent(200), sent(100), sent(50), sent(20)], false],
    ['five of today, the last half an hour old', [sent(300), sent(200), sent(100), sent(61), sent(31)], true],
    [
      'fifty of today by strangers, the last half an hour old',
      Array.from({ length: 50 }, () => sent(31)),
      true,
    ],
    ['fifty of today, all used', Array.from({ length: 50 }, () => sent(1, true)), true],
    ['one of a clock a day ahead', [sent(-24 * 60)], true],
  ])('%s: %j', (_, letters, expected) => {
    expect(mayMailReset(letters, NOW)).toBe(expected);
  });

  it('whenever none is sent, a link that is good lies there', () => {
    const letters: SentLink[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const now = new Date(NOW.getTime() + minute * MINUTE);
      if (mayMailReset(letters, now)) {
        letters.push({ createdAt: now, usedAt: null, expiresAt: new Date(now.getTime() + 60 * MINUTE) });
      }
      expect(letters.some(({ expiresAt }) => expiresAt.getTime() - now.getTime() >= 30 * MINUTE)).toBe(true);
    }
    expect(letters.length).toBeLessThan(55);
  });
});
