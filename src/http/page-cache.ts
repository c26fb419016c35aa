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

/** Ended tags that are remembered for pages being made. */
const REMEMBERED = 5000;

/**
 * On-demand pages kept in memory: least recently used goes first, tags end pages, a stale page is shown while
 * it is made anew or while the backend is down.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  /** The moment at which each tag was ended last; what was begun before `forgotten` is never kept. */
  readonly #ended = new Map<string, number>();
  #moment = 0;
  #forgotten = 0;
  readonly #limit: number;
  readonly #now: () => number;

  /** @param limit pages kept. @param now clock in milliseconds that nobody can set, so that ages are ages. */
  constructor(limit: number, now: () => number = () => performance.now()) {
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

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** A moment of this cache, to be noted before a page is made and given with it to `put`. */
  get moment(): number {
    return this.#moment;
  }

  /**
   * @param life seconds fresh and seconds stale after that.
   * @param made the moment when making it began: a page that a change has ended since is not kept.
   */
  put(
    key: string,
    answer: Answer,
    life: { maxAge: number; swr: number; tags: readonly string[] },
    made = this.#moment,
  ): void {
    if (this.#endedSince(made, life.tags)) return;
    const freshUntil = this.#now() + life.maxAge * 1000;
    this.#pages.delete(key);
    this.#pages.set(key, { answer, freshUntil, staleUntil: freshUntil + life.swr * 1000, tags: life.tags });
    if (this.#pages.size > this.#limit) {
      const oldest = this.#pages.keys().next().value;
      if (oldest !== undefined) this.#pages.delete(oldest);
    }
  }

  /** Lets a page that could not be made anew be shown for some seconds before that is tried again. */
  rest(key: string, seconds: number): void {
    const page = this.#pages.get(key);
    if (page) page.freshUntil = Math.min(page.staleUntil, this.#now() + seconds * 1000);
  }

  /** Ends every page that carries one of the tags; answers how many. */
  invalidate(tags: readonly string[]): number {
    const wanted = new Set(tags);
    let ended = 0;
    this.#moment += 1;
    for (const tag of tags) this.#ended.set(tag, this.#moment);
    if (this.#ended.size > REMEMBERED) this.#forgetEnded();
    for (const [key, page] of this.#pages) {
      if (page.tags.some((tag) => wanted.has(tag))) {
        this.#pages.delete(key);
        ended += 1;
      }
    }
    return ended;
  }

  /** Ends every page. */
  clear(): void {
    this.#moment += 1;
    this.#forgetEnded();
    this.#pages.clear();
  }

  #endedSince(moment: number, tags: readonly string[]): boolean {
    return moment < this.#forgotten || tags.some((tag) => (this.#ended.get(tag) ?? 0) > moment);
  }

  #forgetEnded(): void {
    this.#forgotten = this.#moment;
    this.#ended.clear();
  }

  get size(): number {
    return this.#pages.size;
  }
}

/** The cache of this process. */
export const pageCache = new PageCache(4000);
