import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The figures of this process; a supervisor adds those of its workers up. */
export const metrics = new Registry();

const registers = [metrics];

/** From a file in memory to what a visitor gives up waiting for, seconds. */
const TIMES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Answers by kind of route and class of status (`2xx`), from the request's head to the response's last byte. */
export const responseSeconds = new Histogram({
  name: 'storefront_response_seconds',
  help: 'Time to respond, by kind of route and class of status',
  labelNames: ['kind', 'status'],
  buckets: TIMES,
  registers,
});

/** Where a page came from: prerendered (`ahead`), cached (`kept`), cached but `stale`, or to be `made`. */
export const pagesFrom = new Counter({
  name: 'storefront_pages_total',
  help: 'Pages by where they came from',
  labelNames: ['from'],
  registers,
});

/** Requests rejected because the process had too much to do. */
export const rejectedRequests = new Counter({
  name: 'storefront_shed_total',
  help: 'Requests answered 503 under overload, by kind of route',
  labelNames: ['kind'],
  registers,
});

/** Reads that were refused because their network had read too much, by what they asked for: `calls` or `pages`. */
export const limitedReads = new Counter({
  name: 'storefront_limited_reads_total',
  help: 'Reads answered 429, by what was asked for',
  labelNames: ['kind'],
  registers,
});

/** Calls of the backend: `answered` (whatever it says), `failed`, or `refused` by the open circuit. */
export const backendSeconds = new Histogram({
  name: 'storefront_backend_call_seconds',
  help: 'Calls of the backend, by call and outcome',
  labelNames: ['call', 'outcome'],
  buckets: TIMES,
  registers,
});

/** What browsers say that the policy of our pages has blocked. */
export const policyViolations = new Counter({
  name: 'storefront_policy_violations_total',
  help: 'Violations of the Content-Security-Policy that browsers reported, by directive and what was blocked',
  labelNames: ['directive', 'blocked'],
  registers,
});

/** Refusals (4xx) of the backend, and of the contract before it was asked: what visitors typed into addresses and forms. */
export const refusedCalls = new Counter({
  name: 'storefront_refused_calls_total',
  help: 'Calls refused by the contract or the backend, by call and status',
  labelNames: ['call', 'status'],
  registers,
});

/** From an editor's change to the last page that shows it. */
export const publishSeconds = new Histogram({
  name: 'storefront_publish_seconds',
  help: 'Time from a change to the last prerendered page that shows it',
  buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
  registers,
});

/**
 * A figure that is looked up when it is asked for.
 * @param aggregator how those of several workers become one: what they share is told by the `max`.
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

/** Adds what every process has: memory, event loop, garbage, handles. */
export function countProcess(): void {
  collectDefaultMetrics({ register: metrics });
}
