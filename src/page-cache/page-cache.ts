import { LRUCache } from 'lru-cache';
import { type BufferedResponse, weightOf } from '../platform/http/response.ts';

/** A page of the cache with its life. */
export interface CachedPage {
  response: BufferedResponse;
  /** Milliseconds of the epoch until which it is fresh, and until which it may be shown all the same. */
  freshUntil: number;
  staleUntil: number;
  tags: readonly string[];
}

/** What the cache says of a key. */
export type Lookup = { response: BufferedResponse; stale: boolean } | undefined;

/** Ended tags that are remembered for pages being made. */
const REMEMBERED = 5000;

/**
 * On-demand pages kept in memory: least recently used goes first, tags end pages, a stale page is shown while it is
 * made again or while the backend is down.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  /** The moment at which each tag was ended last; what was begun before `forgotten` is never kept. */
  readonly #ended = new Map<string, number>();
  #moment = 0;
  #allEnded = 0;
  readonly #now: () => number;

  /** @param limit bytes kept. @param now clock in milliseconds that nobody can set, so that ages are ages. */
  constructor(limit: number, now: () => number = () => performance.now()) {
    this.#pages = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ response }) => Math.max(1, weightOf(response)),
    });
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
    response: BufferedResponse,
    life: { maxAge: number; swr: number; tags: readonly string[] },
    made = this.#moment,
  ): void {
    if (this.#endedSince(made, life.tags)) return;
    const freshUntil = this.#now() + life.maxAge * 1000;
    const staleUntil = freshUntil + life.swr * 1000;
    this.#pages.set(key, { response, freshUntil, staleUntil, tags: life.tags });
  }

  /** Lets a page that could not be made again be shown for some seconds before that is tried again. */
  rest(key: string, seconds: number): void {
    const page = this.#pages.peek(key);
    if (page) page.freshUntil = Math.min(page.staleUntil, this.#now() + seconds * 1000);
  }

  /** Ends every page that carries one of the tags; answers how many. */
  invalidate(tags: readonly string[]): number {
    const wanted = new Set(tags);
    let ended = 0;
    this.#moment += 1;
    for (const tag of tags) this.#ended.set(tag, this.#moment);
    if (this.#ended.size > REMEMBERED) this.#forgetEnded();
    for (const [key, page] of [...this.#pages.entries()]) {
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
    return moment < this.#allEnded || tags.some((tag) => (this.#ended.get(tag) ?? 0) > moment);
  }

  #forgetEnded(): void {
    this.#allEnded = this.#moment;
    this.#ended.clear();
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Bytes that the pages kept take. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }
}

/**
 * The cache of this process. A list of 24 items takes 200 KB with its forms, so some 700 of them are kept; counted in
 * pages, a robot that tries bounds of the price filled 800 MB.
 */
export const pageCache = new PageCache(128 * 1024 ** 2);
