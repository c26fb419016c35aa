/** Days the browser keeps the cookie; the backend ends a session sooner. */
const DAYS = 7;

/** Name of the cookie that holds the session. With https a browser takes it from this very host alone. */
export function cookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-desk' : 'desk';
}

/** The header that keeps a session, which no script can read and no other site sends along. */
export function keepSession(origin: string, token: string): string {
  return `${cookieName(origin)}=${token}; Max-Age=${DAYS * 24 * 3_600}; ${attributes(origin)}`;
}

/** The header that ends it. */
export function endSession(origin: string): string {
  return `${cookieName(origin)}=; Max-Age=0; ${attributes(origin)}`;
}

/** The session that a request brings; undefined for none. */
export function readSession(origin: string, cookies: string | undefined): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, token] = pairs.find(([name]) => name === cookieName(origin)) ?? [];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

function attributes(origin: string): string {
  return `Path=/; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`;
}
