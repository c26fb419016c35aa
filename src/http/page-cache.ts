import type { Answer } from './answer.ts';

/** A page of the cache with its life. */
export interface CachedPage {
  answer: Answer;
  /** Milliseconds of the epoch until which it is fresh, and until which it may be shown all the same. */
  freshUntil: number;
  staleUntil: number;
  tags: readonly string[];
}

/** What the cache says of a key. */
export type Lookup = { answer: Answer; stale: boolean } | undefined;

/**
 * On-demand pages kept in memory: least recently used goes first, tags end pages, a stale page is shown while
 * it is made anew or while the backend is down.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #limit: number;
  readonly #now: () => number;

  /** @param limit pages kept. @param now clock in milliseconds, for tests. */
  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  get(key: string): Lookup {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    const now = this.#now();
    this.#pages.delete(key);
    if (now > page.staleUntil) return undefined;
    this.#pages.set(key, page);
    return { answer: page.answer, stale: now > page.freshUntil };
  }

  /** @param life seconds fresh and seconds stale after that. */
  put(key: string, answer: Answer, life: { maxAge: number; swr: number; tags: readonly string[] }): void {
    const freshUntil = this.#now() + life.maxAge * 1000;
    this.#pages.delete(key);
    this.#pages.set(key, { answer, freshUntil, staleUntil: freshUntil + life.swr * 1000, tags: life.tags });
    if (this.#pages.size > this.#limit) {
      const oldest = this.#pages.keys().next().value;
      if (oldest !== undefined) this.#pages.delete(oldest);
    }
  }

  /** Ends every page that carries one of the tags; answers how many. */
  invalidate(tags: readonly string[]): number {
    let ended = 0;
    for (const [key, page] of this.#pages) {
      if (page.tags.some((tag) => tags.includes(tag))) {
        this.#pages.delete(key);
        ended += 1;
      }
    }
    return ended;
  }

  get size(): number {
    return this.#pages.size;
  }
}

/** The cache of this process. */
export const pageCache = new PageCache(4000);
