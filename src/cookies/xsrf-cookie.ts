import { cookieValue } from './cookies.ts';

/** The cookie whose value a logout repeats in its header (§7), where the site is http. */
export const PLAIN_XSRF = 'XSRF-TOKEN';

/** The same where it is https: browsers take a cookie so named from its very host only, for all of it, over TLS. */
export const HOST_XSRF = `__Host-${PLAIN_XSRF}`;

/** The value in a Cookie header, or in `document.cookie`; under the plain name it may be of a release before. */
export function xsrfValue(cookies: string): string | undefined {
  return cookieValue(cookies, HOST_XSRF) || cookieValue(cookies, PLAIN_XSRF) || undefined;
}
