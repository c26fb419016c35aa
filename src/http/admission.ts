import type { RouteKind } from './witness.ts';

/** How late the event loop may be, milliseconds, before work of each cost is turned away. */
const LIMITS = {
  /** Renders, asks the backend or draws. */
  dear: 200,
  /** Is in memory, but for its bytes: kept pages. */
  cheap: 600,
  /** Pages rendered ahead and files: the last to go. */
  free: 2_000,
} as const;

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
  readonly #now: () => number;

  /** @param now the clock, milliseconds, for tests. */
  constructor(now: () => number = () => performance.now()) {
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

  /** Whether work of that cost is to be turned away now. */
  refuses(cost: Cost): boolean {
    return this.#late > LIMITS[cost];
  }
}

/** Seconds after which somebody who was turned away may try again. */
export const RETRY_AFTER = 2;
