import { describe, expect, it } from 'vitest';
import { runInRequest, nameRequest, requestId } from './request-context.ts';

describe('request ids', () => {
  it.each([
    ['of a proxy', '4c1e9b0ad2f34f0a', '4c1e9b0ad2f34f0a'],
    ['with a dash and a dot', 'edge-1.abc_DEF', 'edge-1.abc_DEF'],
  ])('one %s is kept', (_, given, expected) => {
    expect(nameRequest({ headers: { 'x-request-id': given } })).toBe(expected);
  });

  it.each([
    ['none', undefined],
    ['too short a one', 'abc'],
    ['a long one', 'a'.repeat(65)],
    ['one that would be two lines of a log', 'abcdefgh\r\nX: y'],
    ['a mail address', 'anna@example.test'],
  ])('%s is replaced by one of ours', (_, given) => {
    expect(nameRequest({ headers: { 'x-request-id': given } })).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('work knows whom it is done for, and nobody else’s', async () => {
    const both = ['request-1', 'request-2'].map((id) =>
      runInRequest(id, async () => {
        await new Promise(setImmediate);
        return requestId();
      }),
    );
    expect(await Promise.all(both)).toEqual(['request-1', 'request-2']);
    expect(requestId()).toBeUndefined();
  });
});
