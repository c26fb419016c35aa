import { describe, expect, it } from 'vitest';
import { checkCall, readServiceTokens, signCall } from './service-signature.ts';

const [OLD, NEW] = ['old-'.repeat(8), 'new-'.repeat(8)];
const NOW = Date.parse('2026-11-22T12:00:00Z');
const CALL = { method: 'POST', target: '/ru/login?a=1', body: '{"email":"a@b.c"}' };

/** The result of a header at a backend with both tokens. */
const judged = (header: string | undefined, call = CALL, now = NOW) =>
  checkCall([NEW, OLD], header, call, now);

describe('the signature of a call between machines', () => {
  it.each<[string, ReturnType<typeof judged> | object]>([
    ['its own', judged(signCall(NEW, CALL, NOW))],
    ['that of the token before', judged(signCall(OLD, CALL, NOW))],
    ['five minutes ago', judged(signCall(NEW, CALL, NOW - 300_000))],
    ['by a clock that is ahead', judged(signCall(NEW, CALL, NOW + 300_000))],
  ])('passes: %s', (_, found) => {
    expect(found).toMatchObject({ isStreamed: false });
  });

  it.each<[string, ReturnType<typeof judged>, string]>([
    ['none', judged(undefined), 'missing'],
    ['an empty one', judged(''), 'missing'],
    ['nonsense', judged('Bearer abc'), 'unknown'],
    ['of another token', judged(signCall('x'.repeat(32), CALL, NOW)), 'unknown'],
    ['of another method', judged(signCall(NEW, { ...CALL, method: 'GET' }, NOW)), 'unknown'],
    ['of another query', judged(signCall(NEW, { ...CALL, target: '/ru/login?a=2' }, NOW)), 'unknown'],
    ['with its time changed', judged(signCall(NEW, CALL, NOW).replace(/t=\d/, 't=9')), 'unknown'],
    ['with its hash changed', judged(signCall(NEW, CALL, NOW).replace(/b=[^;]+/, 'b=streamed')), 'unknown'],
    ['six minutes old', judged(signCall(NEW, CALL, NOW - 360_000)), 'clock'],
    ['six minutes ahead', judged(signCall(NEW, CALL, NOW + 360_000)), 'clock'],
  ])('is rejected: %s', (_, found, fault) => {
    expect(found).toBe(fault);
  });

  it('is of one body, unless that is streamed', () => {
    const found = judged(signCall(NEW, CALL, NOW));
    if (typeof found === 'string') throw new Error(found);
    expect(found.isBody(Buffer.from(CALL.body))).toBe(true);
    expect(found.isBody(Buffer.from('{}'))).toBe(false);
    expect(judged(signCall(NEW, { ...CALL, body: undefined } as never, NOW))).toMatchObject({
      isStreamed: true,
    });
  });
});

it.each([
  [undefined, []],
  ['', []],
  [NEW, [NEW]],
  [` ${NEW} ,${OLD},`, [NEW, OLD]],
])('SERVICE_TOKEN %o', (text, tokens) => {
  expect(readServiceTokens(text)).toEqual(tokens);
});

it.each(['secret', `${NEW},secret`])('SERVICE_TOKEN %o is refused', (text) => {
  expect(() => readServiceTokens(text)).toThrow(/32 characters/);
});
