import { randomBytes } from 'node:crypto';
import { cookieValue } from '../stores/cookies.ts';

/** The cookie whose value a logout repeats in its header (specification section 7). */
const COOKIE = 'XSRF-TOKEN';

/** The header that repeats it: another site can have a browser send the cookie, but not read it. */
export const XSRF_HEADER = 'x-csrf-token';

/** A new cookie for the session of the browser, for who has none; undefined for who has. */
export function newXsrfCookie(request: Request): string | undefined {
  if (cookieOf(request)) return undefined;
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${COOKIE}=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Strict${secure}`;
}

/** Whether a request repeats the value of its cookie in its header. */
export function repeatsXsrf(request: Request): boolean {
  const value = cookieOf(request);
  return value !== undefined && request.headers.get(XSRF_HEADER) === value;
}

function cookieOf(request: Request): string | undefined {
  return cookieValue(request.headers.get('cookie') ?? '', COOKIE) || undefined;
}
