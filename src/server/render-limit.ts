import { pausedSince } from '../backend-client/call-pause.ts';
import { PageError } from '../platform/errors/page-error.ts';

/**
 * Milliseconds for the rendering of a page (decision 666). Each of its calls has two seconds: only a page that waits for
 * something that never comes takes so long.
 */
export const MAX_RENDER_MS = 30_000;

/** Milliseconds between two checks after the limit, while calls are paused. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * The result of a rendering, if it comes in time. Pauses while the backend is replaced do not count.
 * @throws PageError 504 otherwise, so that the visitor has a response and the next page its turn.
 */
export async function withinRenderLimit<T>(rendering: Promise<T>): Promise<T> {
  const begun = performance.now();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const check = () => {
    const left = begun + pausedSince(begun) + MAX_RENDER_MS - performance.now();
    if (left <= 0) reject(new PageError(504));
    else timer = setTimeout(check, Math.max(left, CHECK_INTERVAL_MS));
  };
  let timer = setTimeout(check, MAX_RENDER_MS);
  try {
    return await Promise.race([rendering, late]);
  } finally {
    clearTimeout(timer);
  }
}
