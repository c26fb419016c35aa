import { type Answer, weightOf } from '../platform/http/response.ts';

/**
 * Pages kept in memory up to a given number of bytes, their compressed forms included; the least recently used goes
 * first.
 */
export class KeptPages {
  readonly #pages = new Map<string, Answer>();
  readonly #limit: number;
  #bytes = 0;

  /** @param limit bytes kept. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Answer | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // The last in line is the last used.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** Keeps a page in the place of what was there; one that is larger than all that may be kept is not. */
  set(key: string, page: Answer): void {
    this.delete(key);
    this.#pages.set(key, page);
    this.#bytes += weightOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#bytes -= weightOf(page);
    this.#pages.delete(key);
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }

  /** Bytes that the pages kept take. */
  get bytes(): number {
    return this.#bytes;
  }
}
