import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteKind } from './access-log.ts';

/**
 * How much of our own work may wait before a request of each cost. Multiples of the limit for the most expensive
 * requests.
 */
const LIMITS = {
  /** Rendering, calling the backend, or drawing. */
  expensive: 1,
  /** Sending from memory: cached pages. */
  cheap: 3,
  /** Prerendered pages and files. They are refused last. */
  free: 10,
} as const;

/**
 * Requests that a worker serves at the same time. Below this number no request is rejected, even if the event loop is
 * late (decision 93). A browser that opens a page sends a few dozen requests at once.
 */
export const REQUESTS_AT_ONCE = 64;

/** Most milliseconds of own work that may wait before an expensive request. People do not notice a fifth of a second. */
export const QUEUE_WAIT_MS = 200;

/** The cost of a request. */
export type Cost = keyof typeof LIMITS;

/** Milliseconds between two measurements. */
const MEASURE_INTERVAL_MS = 50;

/** Weight of the newest delay in the smoothed value: a single pause (garbage collection) rejects nobody. */
const WEIGHT = 0.3;

/** Costs that depend only on the kind of route. That of a page depends on whether it must be rendered. */
export const COST_OF: Partial<Record<RouteKind, Cost>> = {
  api: 'expensive',
  form: 'cheap',
  picture: 'cheap',
  share: 'expensive',
  file: 'free',
};

/** The clocks of the admission, milliseconds. */
export interface Clocks {
  /** Monotonic time. */
  wall: () => number;
  /** Processor time of this thread. */
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
 * Decides whether a process can accept more work. It looks only at its own queue: the number of requests in progress,
 * and how long the work takes that waits before a new request. That is the delay of the event loop, but only as far
 * as this thread itself used the processor. If other programs use it, the loop is late too, but our queue is empty.
 */
export class AdmissionControl {
  #backlog = 0;
  #underWay = 0;
  #expected: number;
  #worked: number;
  readonly #maxConcurrent: number;
  readonly #maxBacklog: number;
  readonly #clocks: Clocks;

  /**
   * @param most milliseconds of own work that may wait before the most expensive requests.
   * @param atOnce requests that are served at the same time.
   */
  constructor({ most = QUEUE_WAIT_MS, atOnce = REQUESTS_AT_ONCE, clocks = CLOCKS } = {}) {
    this.#maxBacklog = most;
    this.#maxConcurrent = atOnce;
    this.#clocks = clocks;
    this.#expected = clocks.wall() + MEASURE_INTERVAL_MS;
    this.#worked = clocks.processor();
  }

  /** Starts the measurements. */
  start(): void {
    setInterval(() => this.tick(), MEASURE_INTERVAL_MS).unref();
  }

  /** Takes one measurement. */
  tick(): void {
    const [now, worked] = [this.#clocks.wall(), this.#clocks.processor()];
    const late = Math.max(0, Math.min(now - this.#expected, worked - this.#worked));
    this.#backlog += WEIGHT * (late - this.#backlog);
    this.#expected = now + MEASURE_INTERVAL_MS;
    this.#worked = worked;
  }

  /**
   * Counts a request from the end of its body until its response is handed to the socket. Slow senders and readers do
   * not count.
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

  /** Number of requests in progress. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Milliseconds of own work that wait before a new request, smoothed. */
  get backlog(): number {
    return this.#backlog;
  }

  /** Whether there are more requests in progress than may be served at the same time. */
  get isFull(): boolean {
    return this.#underWay > this.#maxConcurrent;
  }

  /** Whether to give up a job that has waited this long: the client has left, or will request it again. */
  givesUp(waited: number): boolean {
    return this.isFull && waited > LIMITS.free * this.#maxBacklog;
  }

  /** Whether to reject work of this cost now. */
  refuses(cost: Cost): boolean {
    return this.isFull && this.#backlog > LIMITS[cost] * this.#maxBacklog;
  }
}

/** Seconds after which a rejected client may try again. */
export const RETRY_AFTER = 2;
