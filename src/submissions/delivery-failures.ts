/**
 * Milliseconds until a lead is retried that failed while others succeeded, by its number of failures. The last value
 * repeats.
 */
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000, 300_000, 900_000];

/** How often each lead has failed, in the memory of this process. Leads with the fewest failures are tried first. */
export class Failures {
  readonly #known = new Map<string, { count: number; until: number }>();
  readonly #now: () => number;

  /** @param now a monotonic clock, milliseconds: setting the wall clock back must not extend a wait. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Number of failures of a lead. */
  of(name: string): number {
    return this.#known.get(name)?.count ?? 0;
  }

  /** Whether a lead must wait before its next try. */
  isResting(name: string): boolean {
    return (this.#known.get(name)?.until ?? 0) > this.#now();
  }

  /** Counts a failure of a lead. */
  add(name: string): void {
    this.#known.set(name, { count: this.of(name) + 1, until: 0 });
  }

  /** Makes a lead wait, because it fails while others succeed. Each wait is longer. @returns milliseconds. */
  rest(name: string): number {
    const count = this.of(name);
    const rest = RETRY_DELAYS_MS[Math.min(Math.max(count, 1), RETRY_DELAYS_MS.length) - 1] ?? 0;
    this.#known.set(name, { count, until: this.#now() + rest });
    return rest;
  }

  /** Forgets a lead. */
  drop(name: string): void {
    this.#known.delete(name);
  }
}
