import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, decompress, preferredEncoding } from './compression.ts';

const both = { br: true, gzip: true };

describe('RFC 9110 12.5.3 content codings', () => {
  it.each([
    [undefined, both, undefined],
    ['gzip, deflate, br', both, 'br'],
    ['gzip', both, 'gzip'],
    ['br;q=0, gzip', both, 'gzip'],
    ['br;q=0.0, gzip;q=0', both, undefined],
    ['BR', both, 'br'],
    ['gzip, br', { gzip: true }, 'gzip'],
    ['zstd', both, undefined],
    ['br', {}, undefined],
  ])('%s of %o is %s', (accept, available, expected) => {
    expect(preferredEncoding(accept, available)).toBe(expected);
  });

  it.each([
    ['live', 500],
    ['live', 50_000],
    ['page', 500],
    ['page', 50_000],
    ['file', 500],
  ] as const)('what is compressed %s comes back whole, %d words', async (effort, words) => {
    const body = Buffer.from('часы '.repeat(words));
    expect(decompress(await compress(body, 'br', effort), body.byteLength)).toEqual(body);
    expect(gunzipSync(await compress(body, 'gzip', effort))).toEqual(body);
  });
});
