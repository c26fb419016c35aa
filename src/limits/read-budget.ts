import type { Network } from '@tourbillon/platform/connections/networks.ts';

/** The burst allowed at once, and the steady rate per second after it. */
export interface ReadRate {
  burst: number;
  perSecond: number;
}

/** Most networks that are remembered at the same time. */
const MAX_KEYS = 20_000;

/**
 * Counts reads by network, in the memory of this process, with GCRA: for each network it stores the time at which its
 * budget is full again. There is no waiting and no timer, and memory is limited. The limiters for writes ask the
 * supervisor or the backend, which is too slow for reads.
 */
export class ReadBudget {
  readonly #interval: number;
  readonly #ahead: number;
  readonly #now: () => number;
  readonly #most: number;
  readonly #due = new Map<string, number>();

  /**
   * @param now a monotonic clock in milliseconds.
   * @param most most networks that are remembered.
   */
  constructor({ burst, perSecond }: ReadRate, now = () => performance.now(), most = MAX_KEYS) {
    this.#interval = 1_000 / perSecond;
    this.#ahead = burst * this.#interval;
    this.#now = now;
    this.#most = most;
  }

  /**
   * Counts one read for a visitor's networks, narrowest first. A read that a narrow network's budget refuses is not
   * counted for the wider ones.
   * @returns seconds to wait before the next one; 0 if this one may pass.
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

  /** Number of remembered networks. */
  get size(): number {
    return this.#due.size;
  }

  /**
   * Forgets networks with a full budget, then the oldest entries if there are still too many. lru-cache does not fit:
   * it drops the least recently seen network, even if its budget is used up.
   */
  #forget(now: number): void {
    for (const [name, due] of this.#due) if (due <= now) this.#due.delete(name);
    for (const name of this.#due.keys()) {
      if (this.#due.size <= this.#most / 2) break;
      this.#due.delete(name);
    }
  }
}
