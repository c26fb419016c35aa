import { LRUCache } from 'lru-cache';
import { type BufferedResponse, weightOf, withLazyBody } from '../platform/http/response.ts';

/** Pages in memory, an LRU cache. The size of a page is the most that it takes, with its body and all its forms. */
export class CachedPages {
  readonly #pages: LRUCache<string, BufferedResponse>;

  /** @param limit most bytes. A single page above the limit is not cached. */
  constructor(limit: number) {
    this.#pages = new LRUCache({ maxSize: limit });
  }

  get(key: string): BufferedResponse | undefined {
    return this.#pages.get(key);
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  set(key: string, page: BufferedResponse): void {
    this.#pages.set(key, withLazyBody(page), { size: Math.max(1, weightOf(page)) });
  }

  delete(key: string): void {
    this.#pages.delete(key);
  }

  clear(): void {
    this.#pages.clear();
  }

  /** Bytes of all pages. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }
}
