import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel';
import { BackendError } from '../platform/errors/backend-error.ts';
import { reportState } from '../platform/errors/report.ts';

/** When the circuit of a base address opens, and how long before one call tries again (milliseconds). */
export interface CircuitLimits {
  failures: number;
  firstPause: number;
  longestPause: number;
}

/** A restart of the backend opens it, one slow answer does not; while open there is a trial every 1-5 s. */
export const CIRCUIT_LIMITS: CircuitLimits = { failures: 5, firstPause: 1_000, longestPause: 5_000 };

/** Milliseconds by which a pause may be late before the wall clock is to blame. */
const CLOCK_SLACK = 1_000;

/** Runs a call of that template, or refuses at once. @throws BackendError without status while it is open. */
export type Circuit = <T>(call: string, run: () => Promise<T>) => Promise<T>;

/**
 * The circuit breaker of one base address (architecture §5). While the one trial call is on its way, the
 * others wait for its outcome: the first page after an outage is whole, not a page with parts left out.
 * @param name what the log calls it; no credentials.
 */
export function createCircuit(name: string, limits: CircuitLimits): Circuit {
  let known = true;
  /** When the circuit opened, by the clock on the wall and by one that nobody can set. */
  let opened = { wall: 0, own: 0 };
  const report = (state: CircuitState) => {
    if (state === CircuitState.Open) opened = { wall: Date.now(), own: performance.now() };
    if (state === CircuitState.HalfOpen || known === (state === CircuitState.Closed)) return;
    known = !known;
    reportState(known ? 'the backend answers again' : 'the backend does not answer', { backend: name });
  };
  let policy = newPolicy(limits, report);
  return async (call, run) => {
    // The breaker reads the wall clock: were that put back by a year, it would stay open for as long.
    const wallSaysNo = Date.now() - opened.wall < limits.longestPause;
    const isOver = performance.now() - opened.own > limits.longestPause + CLOCK_SLACK;
    if (policy.state === CircuitState.Open && wallSaysNo && isOver) policy = newPolicy(limits, report);
    try {
      return await policy.execute(run);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new BackendError(call, undefined, 'circuit open');
      throw error;
    }
  };
}

function newPolicy(
  { failures, firstPause, longestPause }: CircuitLimits,
  report: (state: CircuitState) => void,
) {
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof BackendError && error.isFailure),
    {
      breaker: new ConsecutiveBreaker(failures),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: firstPause,
        maxDelay: longestPause,
        generator: noJitterGenerator,
      }),
    },
  );
  policy.onStateChange(report);
  return policy;
}
