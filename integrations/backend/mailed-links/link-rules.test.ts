import { describe, expect, test } from 'vitest';
import { confirmLinkExpiry, isSecondClick, maySendLink, linkRefusal } from './link-rules.ts';

const now = new Date('2026-01-01T12:00:00Z');
const ago = (minutes: number, used = false) => ({
  createdAt: new Date(now.getTime() - minutes * 60_000),
  usedAt: used ? now : null,
});

describe('§4 subscription: letters to one mailbox', () => {
  test.each([
    ['the first', [], true],
    ['a second press of the button', [ago(0)], false],
    ['within five minutes', [ago(4.9)], false],
    ['after five minutes', [ago(5)], true],
    ['at once when the last one was answered', [ago(1, true)], true],
    ['the fifth of a day', [ago(10), ago(20), ago(30), ago(40)], true],
    ['the sixth of a day', [ago(10), ago(20), ago(30), ago(40), ago(50)], false],
    [
      'the sixth, answered or not',
      [ago(10, true), ago(20, true), ago(30, true), ago(40, true), ago(50, true)],
      false,
    ],
    ['the sixth, but the first was yesterday', [ago(10), ago(20), ago(30), ago(40), ago(24 * 60)], true],
    ['within five minutes, by another machine a minute ahead', [ago(-1)], false],
    ['after five letters of a clock a year ahead', Array(5).fill(ago(-365 * 24 * 60)), true],
  ])('%s', (_, sent, expected) => {
    expect(maySendLink(sent, now)).toBe(expected);
  });
});

describe('§4 subscription: what a link is good for', () => {
  test.each([
    ['not ours', undefined, 'token_unknown'],
    ['good', { usedAt: null, expiresAt: confirmLinkExpiry(now) }, undefined],
    ['used', { usedAt: now, expiresAt: confirmLinkExpiry(now) }, 'token_used'],
    ['too old', { usedAt: null, expiresAt: now }, 'token_expired'],
    ['used and too old', { usedAt: now, expiresAt: now }, 'token_used'],
    ['for ever', { usedAt: null, expiresAt: null }, undefined],
  ])('%s', (_, token, expected) => {
    expect(linkRefusal(token, now)).toBe(expected);
  });
});

describe('D352 a second click', () => {
  test.each([
    ['of a link that nobody has used', null, false],
    ['in the same moment', 0, true],
    ['half a minute later', 30, true],
    ['by a machine a second ahead', -1, true],
    ['a minute later', 60, false],
  ])('%s', (_, seconds, expected) => {
    const usedAt = seconds === null ? null : new Date(now.getTime() - seconds * 1000);
    expect(isSecondClick({ usedAt }, now)).toBe(expected);
  });
});
