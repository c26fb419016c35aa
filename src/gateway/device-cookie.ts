import type { Call } from '@tourbillon/domain/contract/call.ts';
import { cookieValue } from '../cookies/cookies.ts';

/** Days for which a browser keeps the cookie. The backend decides how long the token is valid. */
const DAYS = 365;

/** The cookie is sent only with calls, so that no page depends on it. */
const PATH = '/api/';

/** Cookie name. On https the prefix proves that the cookie was set over https (RFC 6265bis, 4.1.3.1). */
function nameOf(request: Request): string {
  return isSecure(request) ? '__Secure-device' : 'device';
}

function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === 'https:';
}

/** The token that identifies a browser which has logged in before. It gives no access by itself. */
export function deviceToken(request: Request): string | undefined {
  return cookieValue(request.headers.get('cookie') ?? '', nameOf(request)) || undefined;
}

/** The device cookie. Scripts cannot read it, and other sites cannot send it. */
export function deviceCookie(request: Request, token: string): string {
  const life = `Path=${PATH}; Max-Age=${DAYS * 24 * 3600}; HttpOnly; SameSite=Strict`;
  return `${nameOf(request)}=${token}; ${life}${isSecure(request) ? '; Secure' : ''}`;
}

/** The response without the device token, which the browser's scripts must not get, and the token itself. */
export function withoutDevice(call: Call, response: unknown): { body: unknown; device?: string | undefined } {
  if (!call.opensSession || typeof response !== 'object' || response === null) return { body: response };
  const { device_token: device, ...body } = response as { device_token?: string };
  return { body, device };
}
