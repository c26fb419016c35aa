import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteKind } from './access-log.ts';

/**
 * How long our own work may take that waits before a request of each cost, as a multiple of what the most expensive
 * ones may.
 */
const LIMITS = {
  /** Renders, asks the backend or draws. */
  dear: 1,
  /** Is in memory, but for its bytes: cached pages. */
  cheap: 3,
  /** Prerendered pages and files: the last to go. */
  free: 10,
} as const;

/**
 * Requests that a worker serves at the same time: while fewer are under way nobody is rejected, whatever the clock says
 * (decision 93). A browser that opens a page has a few dozen at once.
 */
export const REQUESTS_AT_ONCE = 64;

/**
 * Milliseconds of our own work before a request of the most expensive kind: people do not notice a fifth of a second.
 */
export const QUEUE_WAIT_MS = 200;

/** What a request costs. */
export type Cost = keyof typeof LIMITS;

/** Between two looks at the clocks, milliseconds. */
const TICK = 50;

/** Share of the newest delay in the figure that is judged by: a single pause, such as collecting garbage, rejects nobody. */
const WEIGHT = 0.3;

/** Costs that are known from the kind of a route alone; those of pages depend on where they come from. */
export const COST_OF: Partial<Record<RouteKind, Cost>> = {
  api: 'dear',
  form: 'cheap',
  picture: 'cheap',
  share: 'dear',
  file: 'free',
};

/** The clocks that admission reads, milliseconds. */
export interface Clocks {
  /** Time that passes. */
  wall: () => number;
  /** Time for which this thread had a processor. */
  processor: () => number;
}

const CLOCKS: Clocks = {
  wall: () => performance.now(),
  processor: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
};

/**
 * Judges whether a process can take on more, by its own queue alone: how many requests are under way, and how long the
 * work that stands before a new one takes. That is how late the event loop is as far as this thread itself was at work:
 * when other programs have the processor, the loop is late and nothing stands in our queue.
 */
export class AdmissionControl {
  #waited = 0;
  #underWay = 0;
  #expected: number;
  #worked: number;
  readonly #atOnce: number;
  readonly #most: number;
  readonly #clocks: Clocks;

  /**
   * @param most milliseconds of own work that may wait before the most expensive requests.
   * @param atOnce requests that are served at the same time.
   */
  constructor({ most = QUEUE_WAIT_MS, atOnce = REQUESTS_AT_ONCE, clocks = CLOCKS } = {}) {
    this.#most = most;
    this.#atOnce = atOnce;
    this.#clocks = clocks;
    this.#expected = clocks.wall() + TICK;
    this.#worked = clocks.processor();
  }

  /** Begins to measure. */
  start(): void {
    setInterval(() => this.tick(), TICK).unref();
  }

  /** Takes one measurement. */
  tick(): void {
    const [now, worked] = [this.#clocks.wall(), this.#clocks.processor()];
    const late = Math.max(0, Math.min(now - this.#expected, worked - this.#worked));
    this.#waited += WEIGHT * (late - this.#waited);
    this.#expected = now + TICK;
    this.#worked = worked;
  }

  /**
   * Counts a request from when all of it has come until its response is handed over: senders and readers that are slow
   * take no place.
   */
  count(req: IncomingMessage, res: ServerResponse): void {
    let state: 'coming' | 'under way' | 'over' = 'coming';
    const begin = () => {
      if (state !== 'coming') return;
      state = 'under way';
      this.#underWay += 1;
    };
    const end = () => {
      if (state === 'under way') this.#underWay -= 1;
      state = 'over';
    };
    if (req.method === 'GET' || req.method === 'HEAD') begin();
    else req.once('end', begin);
    res.once('prefinish', end).once('close', end);
  }

  /** Requests under way. */
  get underWay(): number {
    return this.#underWay;
  }

  /** How long own work that stands before a request takes, milliseconds, smoothed. */
  get waited(): number {
    return this.#waited;
  }

  /** Whether more requests are under way than are served at the same time. */
  get isFull(): boolean {
    return this.#underWay > this.#atOnce;
  }

  /** Whether work that has waited so long for its turn is to be given up: the client has gone, or asks again. */
  givesUp(waited: number): boolean {
    return this.isFull && waited > LIMITS.free * this.#most;
  }

  /** Whether work of that cost is to be rejected now. */
  refuses(cost: Cost): boolean {
    return this.isFull && this.#waited > LIMITS[cost] * this.#most;
  }
}

/** Seconds after which somebody who was rejected may try again. */
export const RETRY_AFTER = 2;
