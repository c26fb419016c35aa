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

/** Failures that open the circuit of a base address, and pauses before the next trial call (milliseconds). */
export interface CircuitLimits {
  failures: number;
  firstPause: number;
  longestPause: number;
}

/**
 * A restart of the backend opens the circuit, one slow response does not. While it is open, there is a trial call
 * every 1 to 5 s.
 */
export const CIRCUIT_LIMITS: CircuitLimits = { failures: 5, firstPause: 1_000, longestPause: 5_000 };

/** If the wall clock falls behind the monotonic one by more than these milliseconds, it was set back. */
const CLOCK_TOLERANCE_MS = 1_000;

/**
 * Runs a call (identified by its path template), or refuses it at once. @throws BackendError without status while the
 * circuit is open.
 */
export type Circuit = <T>(call: string, run: () => Promise<T>) => Promise<T>;

/**
 * The circuit breaker of one base address (architecture §5). While the trial call is running, other calls wait for
 * its result, so the first page after an outage is complete.
 * @param name its name in the log; without credentials.
 */
export function createCircuit(name: string, limits: CircuitLimits): Circuit {
  let known = true;
  /** When the circuit opened, by the wall clock and by the monotonic clock. */
  let opened = { wall: 0, own: 0 };
  const report = (state: CircuitState) => {
    if (state === CircuitState.Open) opened = { wall: Date.now(), own: performance.now() };
    if (state === CircuitState.HalfOpen || known === (state === CircuitState.Closed)) return;
    known = !known;
    reportState(known ? 'the backend answers again' : 'the backend does not answer', { backend: name });
  };
  let policy = newPolicy(limits, report);
  return async (call, run) => {
    // The breaker measures its pause by the wall clock. If that clock is set back by a year, the pause would last a
    // year. A breaker with the same history whose pause is over makes a trial call at once.
    const setBack = performance.now() - opened.own - (Date.now() - opened.wall);
    if (policy.state === CircuitState.Open && setBack > CLOCK_TOLERANCE_MS)
      policy = newPolicy(limits, report, pauseOver(policy));
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
  initialState?: unknown,
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
      initialState,
    },
  );
  policy.onStateChange(report);
  return policy;
}

/** The saved state of an open breaker, as if its pause were over. */
function pauseOver(policy: ReturnType<typeof newPolicy>): unknown {
  const saved = policy.toJSON() as { ownState: object };
  return { ...saved, ownState: { ...saved.ownState, openedAt: 0 } };
}
