import { describe, expect, it } from 'vitest';
import { reactTo, compareTokens, type TabMessage } from './account-rules.ts';

describe('§4 authentication: state and session storage', () => {
  it.each([
    ['nothing stored, not authorised', null, null, 'keep'],
    ['a token stored, not authorised', 'a', null, 'restore'],
    ['a token stored, authorised by it', 'a', 'a', 'keep'],
    ['another token stored', 'b', 'a', 'restore'],
    ['nothing stored, authorised', null, 'a', 'clear'],
  ] as const)('%s', (_, stored, own, expected) => {
    expect(compareTokens(stored, own)).toBe(expected);
  });
});

describe('two tabs agree', () => {
  it.each<[string, TabMessage, string | null, ReturnType<typeof reactTo>]>([
    ['a new tab asks one that is logged in', { kind: 'who' }, 'a', { say: { kind: 'token', token: 'a' } }],
    ['a new tab asks one that is not', { kind: 'who' }, null, undefined],
    ['the answer comes', { kind: 'token', token: 'a' }, null, { take: 'a' }],
    ['a second answer comes', { kind: 'token', token: 'a' }, 'b', undefined],
    ['another tab logs in', { kind: 'in', token: 'a' }, null, { take: 'a' }],
    ['another tab logs in as somebody else', { kind: 'in', token: 'a' }, 'b', { take: 'a' }],
    [
      'D95 another tab has a new token for the same login',
      { kind: 'renewed', from: 'a', token: 'b' },
      'a',
      { renew: 'b' },
    ],
    ['it is heard twice', { kind: 'renewed', from: 'a', token: 'b' }, 'b', undefined],
    ['by a tab that missed one', { kind: 'renewed', from: 'b', token: 'c' }, 'a', { take: 'c' }],
    ['a token is over that it has too', { kind: 'over', token: 'a' }, 'a', { take: null }],
    [
      'one is over that it had before',
      { kind: 'over', token: 'a' },
      'b',
      { say: { kind: 'token', token: 'b' } },
    ],
    ['one is over and it has none', { kind: 'over', token: 'a' }, null, undefined],
    ['another tab logs out', { kind: 'out' }, 'a', { take: null }],
    ['it is logged out already', { kind: 'out' }, null, undefined],
  ])('%s', (_, message, own, expected) => {
    expect(reactTo(message, own)).toEqual(expected);
  });
});
