import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process. A supervisor adds up those of its workers. */
export const metrics = new Registry();

const registers = [metrics];

/** Histogram buckets, seconds. */
const TIMES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Response times by kind of route and class of status (`2xx`), up to the last byte of the response. */
export const responseSeconds = new Histogram({
  name: 'storefront_response_seconds',
  help: 'Time to respond, by kind of route and class of status',
  labelNames: ['kind', 'status'],
  buckets: TIMES,
  registers,
});

/** Source of a page: prerendered (`ahead`), cached (`kept`), cached but `stale`, or rendered now (`made`). */
export const pagesFrom = new Counter({
  name: 'storefront_pages_total',
  help: 'Pages by where they came from',
  labelNames: ['from'],
  registers,
});

/** Requests that were rejected because of overload. */
export const rejectedRequests = new Counter({
  name: 'storefront_shed_total',
  help: 'Requests answered 503 under overload, by kind of route',
  labelNames: ['kind'],
  registers,
});

/** Reads that were refused because their network exceeded its limit, by kind: `calls` or `pages`. */
export const limitedReads = new Counter({
  name: 'storefront_limited_reads_total',
  help: 'Reads answered 429, by what was asked for',
  labelNames: ['kind'],
  registers,
});

/** Calls to the backend: `answered` (with any usable response), `failed`, or `refused` by the open circuit. */
export const backendSeconds = new Histogram({
  name: 'storefront_backend_call_seconds',
  help: 'Calls of the backend, by call and outcome',
  labelNames: ['call', 'outcome'],
  buckets: TIMES,
  registers,
});

/** Policy violations that browsers reported. */
export const policyViolations = new Counter({
  name: 'storefront_policy_violations_total',
  help: 'Violations of the Content-Security-Policy that browsers reported, by directive and what was blocked',
  labelNames: ['directive', 'blocked'],
  registers,
});

/** Refusals (4xx) by the backend, or by the contract before the call: invalid input of visitors. */
export const refusedCalls = new Counter({
  name: 'storefront_refused_calls_total',
  help: 'Calls refused by the contract or the backend, by call and status',
  labelNames: ['call', 'status'],
  registers,
});

/** Time from an editor's change to the last page that shows it. */
export const publishSeconds = new Histogram({
  name: 'storefront_publish_seconds',
  help: 'Time from a change to the last prerendered page that shows it',
  buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
  registers,
});

/**
 * A metric whose value is read on each collection.
 * @param aggregator how the values of several workers are combined. For a value that they share, use `max`.
 */
export function gauge(
  name: string,
  help: string,
  look: () => number | Promise<number>,
  aggregator: 'sum' | 'max' = 'sum',
): void {
  new Gauge({
    name,
    help,
    aggregator,
    registers,
    async collect() {
      this.set(await look());
    },
  });
}

/** Adds the default metrics of a process: memory, event loop, garbage collection, handles. */
export function countProcess(): void {
  collectDefaultMetrics({ register: metrics });
}
