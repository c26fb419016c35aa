import type { Network } from '@tourbillon/platform/connections/networks.ts';

/** How many at once, and how many a second from then on. */
export interface ReadRate {
  burst: number;
  perSecond: number;
}

/** Networks that are remembered at the same time. */
const MOST_KEYS = 20_000;

/**
 * Counts what networks read, in the memory of this process: one number for each, the moment at which all it has had
 * would have come at its steady rate (GCRA). Nothing is waited for, no timer runs, and memory has an end. The limiters
 * of writing wait for a supervisor or the backend, which every read of everybody cannot.
 */
export class ReadBudget {
  readonly #interval: number;
  readonly #ahead: number;
  readonly #now: () => number;
  readonly #most: number;
  readonly #due = new Map<string, number>();

  /** @param now a clock in milliseconds that nobody can set. @param most networks that are remembered. */
  constructor({ burst, perSecond }: ReadRate, now = () => performance.now(), most = MOST_KEYS) {
    this.#interval = 1_000 / perSecond;
    this.#ahead = burst * this.#interval;
    this.#now = now;
    this.#most = most;
  }

  /**
   * Counts one read for a visitor's networks, narrowest first; what a narrow one refuses does not count for the wider.
   * @returns seconds to wait before the next one, 0 when this one may pass.
   */
  wait(networks: readonly Network[]): number {
    const now = this.#now();
    for (const { name, share } of networks) {
      const due = Math.max(now, this.#due.get(name) ?? 0) + this.#interval / share;
      const late = due - now - this.#ahead;
      if (late > 0) return Math.ceil(late / 1_000);
      this.#due.set(name, due);
    }
    if (this.#due.size > this.#most) this.#forget(now);
    return 0;
  }

  /** Networks that are remembered. */
  get size(): number {
    return this.#due.size;
  }

  /**
   * Forgets who has a full budget again, and the oldest where that is not enough. Not by lru-cache: it would forget
   * the network that was seen longest ago, whatever it owes.
   */
  #forget(now: number): void {
    for (const [name, due] of this.#due) if (due <= now) this.#due.delete(name);
    for (const name of this.#due.keys()) {
      if (this.#due.size <= this.#most / 2) break;
      this.#due.delete(name);
    }
  }
}
