import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, decompress, missingEncoding, preferredEncoding } from './compression.ts';

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
    ['gzip, br, zstd', { zstd: true, gzip: true }, 'zstd'],
    ['gzip, br, zstd', { zstd: true, br: true }, 'br'],
    ['br', {}, undefined],
  ])('%s of %o is %s', (accept, available, expected) => {
    expect(preferredEncoding(accept, available)).toBe(expected);
  });

  const form = Buffer.from('form');

  it.each([
    ['gzip, br, zstd', {}, 'zstd'],
    ['gzip, br', {}, 'br'],
    ['gzip', {}, 'gzip'],
    ['identity', {}, undefined],
    ['gzip, br, zstd', { br: form }, undefined],
    ['gzip, br, zstd', { zstd: form }, undefined],
    ['gzip, br', { zstd: form }, 'br'],
    ['gzip', { br: form, zstd: form }, 'gzip'],
    ['gzip', { gzip: form }, undefined],
    ['gzip, br', { gzip: form }, 'br'],
  ])('D701 for %s and %o the quickest missing one is %s', (accept, existing, expected) => {
    expect(missingEncoding(accept, existing)).toBe(expected);
  });

  it.each([
    ['quick', 500],
    ['quick', 50_000],
    ['stored', 50_000],
    ['often', 500],
    ['often', 50_000],
    ['file', 500],
  ] as const)('what is compressed %s comes back whole, %d words', async (effort, words) => {
    const body = Buffer.from('часы '.repeat(words));
    const size = body.byteLength;
    expect(decompress({ br: await compress(body, 'br', effort) }, size)).toEqual(body);
    expect(decompress({ zstd: await compress(body, 'zstd', effort) }, size)).toEqual(body);
    expect(gunzipSync(await compress(body, 'gzip', effort))).toEqual(body);
  });
});
