import type { Call } from '@tourbillon/domain/contract/call.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { markReported } from '../platform/errors/report.ts';
import { isSilent, noteSilence } from '../platform/request-context.ts';
import { atLimit } from './at-limit.ts';
import { pausedSince } from './call-pause.ts';
import type { CallResult } from './call-result.ts';

/** Time limit of a call that a visitor waits for, milliseconds (architecture §5). */
const TIME_LIMIT_MS = 2_000;

/** Time limit of a call in a build, milliseconds. On a busy machine a backend may need seconds (decision 669). */
const BUILD_TIME_LIMIT_MS = 10_000;

let timeLimitMs = TIME_LIMIT_MS;

/**
 * Time limit of the later calls of a visitor's request that has once waited in vain, milliseconds: a silent backend
 * costs a page or a form one wait, however many calls it makes in turn (decision 608).
 */
const SILENCE_LIMIT_MS = 200;

/** Milliseconds to wait for a new response when an expired one can be shown instead. */
const REFRESH_WAIT_MS = 500;

/** Time limit of a call now, milliseconds. */
export function callTimeLimit(): number {
  return timeLimitMs;
}

/** For a program that builds pages: from now on calls may be slow, because no visitor waits for them. */
export function allowSlowCalls(): void {
  timeLimitMs = BUILD_TIME_LIMIT_MS;
}

/**
 * The response, if it arrives in time. Pauses while the backend is replaced do not count.
 * @param backend its base address. @throws as `beforeDeadline`.
 */
export async function withinTimeLimit(
  backend: string,
  call: Call,
  asking: Promise<CallResult>,
): Promise<CallResult> {
  const begun = performance.now();
  const waited = () => performance.now() - begun - pausedSince(begun);
  const limit = isSilent(backend) ? SILENCE_LIMIT_MS : timeLimitMs;
  try {
    return await beforeDeadline(call, asking, limit, () => limit - waited());
  } catch (error) {
    // The exchange has the same limit, and may be the first to give up.
    if (waited() > timeLimitMs / 2) noteSilence(backend);
    throw error;
  }
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
  let endWait: () => void;
  const ring = () => {
    const more = left();
    if (more > 0) endWait = atLimit(more, ring);
    else reject(new BackendError(call.path, undefined, 'time limit'));
  };
  endWait = atLimit(limit, ring);
  try {
    return await Promise.race([asking, late]);
  } catch (error) {
    // The cause is logged elsewhere: by the failed exchange, or by the circuit that opened.
    if (error instanceof BackendError && error.status === undefined) markReported(error);
    throw error;
  } finally {
    endWait();
  }
}
