import { LRUCache } from 'lru-cache';
import { type BufferedResponse, weightOf, withLazyBody } from '../platform/http/response.ts';

/** A cached page with its lifetime. */
export interface CachedPage {
  response: BufferedResponse;
  /** Until when it is fresh, and until when it may be shown as stale. Milliseconds of the cache's clock. */
  freshUntil: number;
  staleUntil: number;
  tags: readonly string[];
}

/** The result of a lookup. */
export type Lookup = { response: BufferedResponse; stale: boolean } | undefined;

/** Most invalidated tags that are remembered, for pages that are being rendered. */
const MAX_INVALIDATED_TAGS = 5000;

/**
 * An LRU cache of rendered pages. Tags invalidate pages. A stale page is shown while it is rendered again, or while
 * the backend is down.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** Moment of each tag's last invalidation. No page is cached whose rendering began before `#allInvalidatedAt`. */
  readonly #invalidatedAt = new Map<string, number>();
  #moment = 0;
  #allInvalidatedAt = 0;
  readonly #now: () => number;

  /**
   * @param limit most bytes.
   * @param now monotonic clock in milliseconds, so that ages are correct.
   */
  constructor(limit: number, now: () => number = () => performance.now()) {
    this.#pages = new LRUCache({ maxSize: limit });
    this.#now = now;
  }

  get(key: string): Lookup {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    const now = this.#now();
    if (now > page.staleUntil) {
      this.#pages.delete(key);
      return undefined;
    }
    return { response: page.response, stale: now > page.freshUntil };
  }

  /** A cached page, its tags, and the seconds for which it may still be shown. */
  remaining(key: string): { response: BufferedResponse; left: number; tags: readonly string[] } | undefined {
    const page = this.#pages.peek(key);
    const left = page ? (page.staleUntil - this.#now()) / 1000 : 0;
    return page && left > 0 ? { response: page.response, left, tags: page.tags } : undefined;
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** The current moment: a counter of invalidations. Note it before a page is rendered, and pass it to `put`. */
  get moment(): number {
    return this.#moment;
  }

  /**
   * @param life seconds fresh, then seconds stale.
   * @param made the moment when rendering began. A page that was invalidated since then is not cached.
   */
  put(
    key: string,
    response: BufferedResponse,
    life: { maxAge: number; swr: number; tags: readonly string[] },
    made = this.#moment,
  ): void {
    if (this.#isInvalidatedSince(made, life.tags)) return;
    const freshUntil = this.#now() + life.maxAge * 1000;
    const staleUntil = freshUntil + life.swr * 1000;
    const page = { response: withLazyBody(response), freshUntil, staleUntil, tags: life.tags };
    this.#pages.set(key, page, { size: Math.max(1, weightOf(response)) });
  }

  /** Replaces a page by the same one in other forms. A page that has left the cache meanwhile stays away. */
  replace(key: string, before: BufferedResponse, after: BufferedResponse): void {
    const page = this.#pages.peek(key);
    if (page?.response === before) page.response = after;
  }

  /** After a failed rendering, shows the stale page for some seconds before the next attempt. */
  coolDown(key: string, seconds: number): void {
    const page = this.#pages.peek(key);
    if (page) page.freshUntil = Math.min(page.staleUntil, this.#now() + seconds * 1000);
  }

  /** Invalidates every page that has one of the tags. Returns their number. */
  invalidate(tags: readonly string[]): number {
    const wanted = new Set(tags);
    let count = 0;
    this.#moment += 1;
    for (const tag of tags) this.#invalidatedAt.set(tag, this.#moment);
    if (this.#invalidatedAt.size > MAX_INVALIDATED_TAGS) this.#forgetInvalidated();
    for (const [key, page] of [...this.#pages.entries()]) {
      if (page.tags.some((tag) => wanted.has(tag))) {
        this.#pages.delete(key);
        count += 1;
      }
    }
    return count;
  }

  /** Invalidates every page. */
  clear(): void {
    this.#moment += 1;
    this.#forgetInvalidated();
    this.#pages.clear();
  }

  #isInvalidatedSince(moment: number, tags: readonly string[]): boolean {
    return (
      moment < this.#allInvalidatedAt || tags.some((tag) => (this.#invalidatedAt.get(tag) ?? 0) > moment)
    );
  }

  #forgetInvalidated(): void {
    this.#allInvalidatedAt = this.#moment;
    this.#invalidatedAt.clear();
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Bytes of all cached pages. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }
}

/**
 * The page cache of this process. A list page of 24 items takes 200 KB with its compressed variants, so about 700
 * fit. The limit is in bytes, because with a limit in pages a robot that tried price filters filled 800 MB.
 */
export const pageCache = new PageCache(128 * 1024 ** 2);
