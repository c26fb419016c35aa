import type { HttpError } from 'react-admin';

/** Why something could not be loaded or sent: the session has ended, or there is no connection. */
export function offlineKey(error: unknown): 'access.endedTitle' | 'texts.offline' {
  return (error as Partial<HttpError>).status === 401 ? 'access.endedTitle' : 'texts.offline';
}
