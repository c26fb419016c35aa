import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from '../platform/http/compression.ts';
import { makeResponse } from '../platform/http/response.ts';
import { BetterCompression } from './better-compression.ts';
import { PageCache } from './page-cache.ts';

/** A page with the variety of one: words come again, numbers do not. */
const HTML = Array.from(
  { length: 600 },
  (_, at) => `<li class="item">watch ${(at * 7919) % 10_007}</li>`,
).join('');
const LIFE = { maxAge: 300, swr: 600, tags: ['clock'] };

async function cachedPage(coding: 'br' | 'zstd' = 'br') {
  const cache = new PageCache(1_000_000, () => 0);
  const response = makeResponse(200, { 'Content-Type': 'text/html' }, Buffer.from(HTML));
  const quick = await compress(response.body, coding, 'quick');
  response.encoded[coding] = quick;
  cache.put('en:/a/', response, LIFE);
  const read = () => cache.get('en:/a/')?.response;
  return { cache, read, compression: new BetterCompression(cache), fast: quick.byteLength };
}

describe('D690 a cached page that is requested again', () => {
  it.each(['br', 'zstd'] as const)('as %s is the same in fewer bytes, once', async (coding) => {
    const { read, compression, fast } = await cachedPage(coding);
    const before = read();
    if (!before) throw new Error('The page is not cached');
    await compression.improve('en:/a/', before);
    const after = read();
    expect(after?.encoded.br?.byteLength).toBeLessThan(fast * 0.95);
    expect(brotliDecompressSync(after?.encoded.br ?? '').toString()).toBe(HTML);
    expect(after?.body.toString()).toBe(HTML);
    expect(after).toMatchObject({
      status: 200,
      headers: before.headers,
      size: before.size,
      etag: before.etag,
    });
    if (after) await compression.improve('en:/a/', after);
    expect(read()).toBe(after);
  });

  it('that has changed meanwhile stays away', async () => {
    const { cache, read, compression } = await cachedPage();
    const before = read();
    if (!before) throw new Error('The page is not cached');
    const improving = compression.improve('en:/a/', before);
    cache.invalidate(['clock']);
    await improving;
    expect(read()).toBeUndefined();
  });
});
