import type { Call } from '@tourbillon/domain/contract/call.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { markReported } from '../platform/errors/report.ts';
import { pausedSince } from './call-pause.ts';
import type { CallResult } from './call-result.ts';

/** Time limit of a call, milliseconds (architecture §5). */
export const TIME_LIMIT_MS = 2_000;

/** Milliseconds to wait for a new response when an expired one can be shown instead. */
const REFRESH_WAIT_MS = 500;

/** The response, if it arrives in time. Pauses while the backend is replaced do not count. @throws as `beforeDeadline`. */
export function withinTimeLimit(call: Call, asking: Promise<CallResult>): Promise<CallResult> {
  const begun = performance.now();
  return beforeDeadline(
    call,
    asking,
    TIME_LIMIT_MS,
    () => begun + pausedSince(begun) + TIME_LIMIT_MS - performance.now(),
  );
}

/** The response, if it arrives soon; after that, readers get the expired one. @throws as `beforeDeadline`. */
export function withinRefreshWait(call: Call, asking: Promise<CallResult>): Promise<CallResult> {
  return beforeDeadline(call, asking, REFRESH_WAIT_MS, () => 0);
}

/**
 * The response, if it arrives within a time limit in milliseconds. At the limit, `left` may extend it.
 * @throws BackendError without status when the response is late.
 */
async function beforeDeadline(
  call: Call,
  asking: Promise<CallResult>,
  limit: number,
  left: () => number,
): Promise<CallResult> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout;
  const ring = () => {
    const more = left();
    if (more > 0) timer = setTimeout(ring, more);
    else reject(new BackendError(call.path, undefined, 'time limit'));
  };
  timer = setTimeout(ring, limit);
  try {
    return await Promise.race([asking, late]);
  } catch (error) {
    // The cause is logged elsewhere: by the failed exchange, or by the circuit that opened.
    if (error instanceof BackendError && error.status === undefined) markReported(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
