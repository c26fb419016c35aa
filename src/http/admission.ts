import type { RouteKind } from './witness.ts';

/** How late the event loop may be before work of each cost is turned away, as a multiple of what the dearest bears. */
const LIMITS = {
  /** Renders, asks the backend or draws. */
  dear: 1,
  /** Is in memory, but for its bytes: kept pages. */
  cheap: 3,
  /** Pages rendered ahead and files: the last to go. */
  free: 10,
} as const;

/** Milliseconds that the dearest work bears, unless `OVERLOAD_MS` says otherwise: people do not notice a fifth of a second. */
export const OVERLOAD_MS = 200;

/** What a request costs. */
export type Cost = keyof typeof LIMITS;

/** Between two looks at the clock, milliseconds. */
const TICK = 50;

/** Share of the newest delay in the figure that is judged by: a single pause, such as collecting garbage, sheds nobody. */
const WEIGHT = 0.3;

/** Costs that are known from the kind of a route alone; those of pages depend on where they come from. */
export const COST_OF: Partial<Record<RouteKind, Cost>> = {
  api: 'dear',
  form: 'cheap',
  picture: 'cheap',
  share: 'dear',
  file: 'free',
};

/**
 * Judges whether a process can take on more. It measures how late its own timer comes: that is how long whatever
 * arrives now would wait before anything is done for it.
 */
export class Admission {
  #late = 0;
  #expected: number;
  readonly #most: number;
  readonly #now: () => number;

  /**
   * @param most how late, milliseconds, the loop may be before the dearest work is turned away.
   * @param now the clock, milliseconds, for tests.
   */
  constructor(most = OVERLOAD_MS, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#expected = now() + TICK;
  }

  /** Begins to measure. */
  start(): void {
    setInterval(() => this.tick(), TICK).unref();
  }

  /** Takes one measurement. */
  tick(): void {
    const now = this.#now();
    this.#late += WEIGHT * (Math.max(0, now - this.#expected) - this.#late);
    this.#expected = now + TICK;
  }

  /** How late the event loop is, milliseconds, smoothed. */
  get late(): number {
    return this.#late;
  }

  /** How long, milliseconds, work may wait for its turn: whoever has waited longer has gone, or asks again. */
  get patience(): number {
    return LIMITS.free * this.#most;
  }

  /** Whether work of that cost is to be turned away now. */
  refuses(cost: Cost): boolean {
    return this.#late > LIMITS[cost] * this.#most;
  }
}

/** Seconds after which somebody who was turned away may try again. */
export const RETRY_AFTER = 2;
