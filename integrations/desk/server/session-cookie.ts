/** Lifetime of the cookie, days; the backend ends a session earlier. */
const DAYS = 7;

/** Name of the session cookie. With https its prefix limits the cookie to this host. */
export function cookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-desk' : 'desk';
}

/** The `Set-Cookie` header of a session: HttpOnly, and not sent by requests from other sites. */
export function sessionCookie(origin: string, token: string): string {
  return `${cookieName(origin)}=${token}; Max-Age=${DAYS * 24 * 3_600}; ${attributes(origin)}`;
}

/** The `Set-Cookie` header that deletes the session. */
export function expiredSessionCookie(origin: string): string {
  return `${cookieName(origin)}=; Max-Age=0; ${attributes(origin)}`;
}

/** The session token of a request; undefined for none. */
export function readSessionToken(origin: string, cookies: string | undefined): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, token] = pairs.find(([name]) => name === cookieName(origin)) ?? [];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

function attributes(origin: string): string {
  return `Path=/; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`;
}
