import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel';
import { BackendError } from './backend-error.ts';
import { reportState } from './report.ts';

/** When the circuit of a base address opens, and how long before one call tries again (milliseconds). */
export interface CircuitLimits {
  failures: number;
  firstPause: number;
  longestPause: number;
}

/** A restart of the backend opens it, one slow answer does not; while open there is a trial every 1-5 s. */
export const CIRCUIT_LIMITS: CircuitLimits = { failures: 5, firstPause: 1_000, longestPause: 5_000 };

/** Runs a call of that template, or refuses at once. @throws BackendError without status while it is open. */
export type Circuit = <T>(call: string, run: () => Promise<T>) => Promise<T>;

/**
 * The circuit breaker of one base address (design section 5). While the one trial call is on its way, the
 * others wait for its outcome: the first page after an outage is whole, not a page with parts left out.
 * @param name what the log calls it; no credentials.
 */
export function createCircuit(name: string, limits: CircuitLimits): Circuit {
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof BackendError && error.isFailure),
    {
      breaker: new ConsecutiveBreaker(limits.failures),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: limits.firstPause,
        maxDelay: limits.longestPause,
        generator: noJitterGenerator,
      }),
    },
  );
  let known = true;
  policy.onStateChange((state) => {
    if (state === CircuitState.HalfOpen || known === (state === CircuitState.Closed)) return;
    known = !known;
    reportState(known ? 'the backend answers again' : 'the backend does not answer', { backend: name });
  });
  return async (call, run) => {
    try {
      return await policy.execute(run);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new BackendError(call, undefined, 'circuit open');
      throw error;
    }
  };
}
