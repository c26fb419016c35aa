import { brotliDecompressSync } from 'node:zlib';
import pLimit from 'p-limit';
import { compress } from '../platform/http/compression.ts';
import { type BufferedResponse, fromBrotli } from '../platform/http/response.ts';
import type { PageCache } from './page-cache.ts';

/** Most pages that wait for it. Others take their turn when they are requested again. */
const MAX_WAITING = 20;

/**
 * Compresses cached pages better as soon as they are requested a second time: an eighth less bytes (decision 690).
 * Most pages made on demand never are, so the first response is compressed fast.
 */
export class BetterCompression {
  readonly #cache: PageCache;
  /** Pages that have been compressed better, or are being. */
  readonly #known = new WeakSet<BufferedResponse>();
  readonly #slot = pLimit(1);

  constructor(cache: PageCache) {
    this.#cache = cache;
  }

  /** Compresses a page that the cache has under a key, once, by another thread. */
  async improve(key: string, page: BufferedResponse): Promise<void> {
    const { status, headers, size, etag, encoded } = page;
    const { br } = encoded;
    if (!br || this.#known.has(page) || this.#slot.pendingCount >= MAX_WAITING) return;
    this.#known.add(page);
    // Not by the page's own body, which would stay in memory.
    const better = await this.#slot(() => compress(brotliDecompressSync(br), 'br', 'cached'));
    const improved = fromBrotli(better, {
      ...{ status, headers, size, etag },
      encoded: { ...encoded, br: better },
    });
    this.#known.add(improved);
    this.#cache.replace(key, page, improved);
  }
}
