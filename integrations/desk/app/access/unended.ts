import type { HttpError } from 'react-admin';

/**
 * What logging out has not ended: `there`, the session, though this browser has it no longer; `here`, nothing at all,
 * since the desk's server was not reached.
 */
export type Unended = 'here' | 'there' | undefined;

/** What a failed call to log out has left. The desk's server ends the cookie, whatever the backend answers. */
export function unendedBy({ status, body }: Pick<HttpError, 'status' | 'body'>): Unended {
  if (status === 401) return undefined;
  // An answer without a message comes from nobody, or from a proxy in front of the desk.
  return typeof (body as { message?: unknown } | null)?.message === 'string' ? 'there' : 'here';
}
