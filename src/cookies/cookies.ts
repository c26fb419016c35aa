/** Seconds in 365 days, the lifetime of our cookies (§9). */
const YEAR = 365 * 24 * 3600;

/**
 * Decoded value of a cookie. Undefined if it is missing or cannot be decoded.
 * @param header all cookies, as in `document.cookie`.
 */
export function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() !== name) continue;
    try {
      return decodeURIComponent(value.join('=').trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** A cookie of 365 days for the whole site, same-site lax (§3, client storage). */
export function cookieText(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** Reads a cookie of this page. */
export function readCookie(name: string): string | undefined {
  return cookieValue(document.cookie, name);
}

/** Sets a cookie for a year. An older value is overwritten. */
export function writeCookie(name: string, value: string): void {
  document.cookie = cookieText(name, value) + (location.protocol === 'https:' ? '; secure' : '');
}
