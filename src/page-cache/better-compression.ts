import { setImmediate } from 'node:timers/promises';
import { compress } from '../platform/http/compression.ts';
import { type BufferedResponse, fromEncoded } from '../platform/http/response.ts';
import type { PageCache } from './page-cache.ts';

/**
 * Compresses cached pages better as soon as they are requested a second time: an eighth less bytes (decision 690).
 * Most pages made on demand never are, so the first response is compressed quickly.
 */
export class BetterCompression {
  readonly #cache: PageCache;
  /** Pages that have been compressed better, or are being. */
  readonly #known = new WeakSet<BufferedResponse>();

  constructor(cache: PageCache) {
    this.#cache = cache;
  }

  /** Compresses a page that the cache has under a key, once, after the current response (2 ms). */
  async improve(key: string, page: BufferedResponse): Promise<void> {
    if (this.#known.has(page)) return;
    this.#known.add(page);
    await setImmediate();
    const improved = await compressedForOften(page);
    this.#known.add(improved);
    this.#cache.replace(key, page, improved);
  }
}

/** A page in the form for one that is asked for often, which nearly all browsers accept. It was compressed quickly. */
export async function compressedForOften(page: BufferedResponse): Promise<BufferedResponse> {
  const { status, headers, size, etag, encoded } = page;
  const { zstd, gzip } = encoded;
  if (!zstd && !encoded.br) return page;
  const br = await compress(page.body, 'br', 'often');
  return fromEncoded({ status, headers, size, etag, encoded: { br, ...(gzip && { gzip }) } });
}
