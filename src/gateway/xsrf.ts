import { randomBytes } from 'node:crypto';
import { cookieValue } from '../cookies/cookies.ts';
import { HOST_XSRF, PLAIN_XSRF, xsrfValue } from '../cookies/xsrf-cookie.ts';

/** The header that repeats the cookie. Another site can make a browser send the cookie, but cannot read it. */
export const XSRF_HEADER = 'x-csrf-token';

/** A new XSRF cookie for the browser's session. Undefined if the browser already has one. */
export function newXsrfCookie(request: Request): string | undefined {
  const isSecure = new URL(request.url).protocol === 'https:';
  const name = isSecure ? HOST_XSRF : PLAIN_XSRF;
  if (cookieValue(cookiesOf(request), name)) return undefined;
  const value = randomBytes(18).toString('base64url');
  return `${name}=${value}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Whether the header repeats the value of the XSRF cookie. */
export function repeatsXsrf(request: Request): boolean {
  const value = xsrfValue(cookiesOf(request));
  return value !== undefined && request.headers.get(XSRF_HEADER) === value;
}

function cookiesOf(request: Request): string {
  return request.headers.get('cookie') ?? '';
}
