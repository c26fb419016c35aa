import type { Call } from '@tourbillon/domain/contract/call.ts';
import { cookieValue } from '../cookies/cookies.ts';

/** Days a browser keeps the cookie; the backend says for how long it is worth something. */
const DAYS = 365;

/** Where the cookie is sent: to calls only, so that no page depends on it. */
const PATH = '/api/';

/** The name says by itself that the cookie came over https (RFC 6265bis, 4.1.3.1), where the site has that. */
function nameOf(request: Request): string {
  return isSecure(request) ? '__Secure-device' : 'device';
}

function isSecure({ url }: Request): boolean {
  return new URL(url).protocol === 'https:';
}

/** The token by which accounts know a browser that has logged in before; it opens nothing by itself. */
export function deviceToken(request: Request): string | undefined {
  return cookieValue(request.headers.get('cookie') ?? '', nameOf(request)) || undefined;
}

/** The cookie that keeps it: no script reads it, no other site sends it. */
export function deviceCookie(request: Request, token: string): string {
  const life = `Path=${PATH}; Max-Age=${DAYS * 24 * 3600}; HttpOnly; SameSite=Strict`;
  return `${nameOf(request)}=${token}; ${life}${isSecure(request) ? '; Secure' : ''}`;
}

/** The response of a call as a browser may have it, and the device's token that was in it. */
export function withoutDevice(call: Call, response: unknown): { body: unknown; device?: string | undefined } {
  if (!call.opensSession || typeof response !== 'object' || response === null) return { body: response };
  const { device_token: device, ...body } = response as { device_token?: string };
  return { body, device };
}
