import { cookieValue } from './cookies.ts';

/** Name of the XSRF cookie on http sites. A logout repeats its value in a header (§7). */
export const PLAIN_XSRF = 'XSRF-TOKEN';

/**
 * Name of the XSRF cookie on https sites. Browsers accept the `__Host-` prefix only from the exact host, over TLS,
 * with the path `/`.
 */
export const HOST_XSRF = `__Host-${PLAIN_XSRF}`;

/** The XSRF value in a Cookie header, or in `document.cookie`. Older releases used the plain name on https too. */
export function xsrfValue(cookies: string): string | undefined {
  return cookieValue(cookies, HOST_XSRF) || cookieValue(cookies, PLAIN_XSRF) || undefined;
}
