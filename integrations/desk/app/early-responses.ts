import { deskHeaders } from './data/activity.ts';

/** Responses to calls that were made before the application was loaded, by URL. */
const EARLY = new Map<string, Promise<Response>>();

/** Screens that are opened without a session. */
const WITHOUT_SESSION = /^\/(log-?in|join)\b/;

/**
 * Requests the logged-in person while the application loads, and the figures of Today if that screen opens: on a slow
 * connection each call takes as long as a large file.
 */
export function requestEarly({ pathname }: { pathname: string }): void {
  if (WITHOUT_SESSION.test(pathname)) return;
  const me = request('/api/me');
  if (!/^\/(today)?$/.test(pathname)) return;
  EARLY.set(
    '/api/today',
    me.then((response) => (response.ok ? fetchOwn('/api/today') : Promise.reject(new Error('no session')))),
  );
  EARLY.get('/api/today')?.catch(() => EARLY.delete('/api/today'));
}

/** The response to a call that was made early; each is used once. */
export function earlyResponse(url: string): Promise<Response> | undefined {
  const response = EARLY.get(url);
  EARLY.delete(url);
  return response;
}

function request(url: string): Promise<Response> {
  const response = fetchOwn(url);
  EARLY.set(url, response);
  // The call itself handles a failure when it uses the response.
  response.catch(() => undefined);
  return response;
}

function fetchOwn(url: string): Promise<Response> {
  return fetch(url, { headers: deskHeaders() });
}
