import type { HttpError } from 'react-admin';

/**
 * Why logging out failed: `session`, the browser has no cookie any more but the backend did not end the session;
 * `everything`, the desk's server was not reached, so the browser is still logged in.
 */
export type LogOutFailure = 'everything' | 'session' | undefined;

/** The failure of a call to log out. The desk's server deletes the cookie whatever the backend answers. */
export function logOutFailureOf({ status, body }: Pick<HttpError, 'status' | 'body'>): LogOutFailure {
  if (status === 401) return undefined;
  // A response without a message is no response at all, or that of a proxy in front of the desk.
  return typeof (body as { message?: unknown } | null)?.message === 'string' ? 'session' : 'everything';
}
