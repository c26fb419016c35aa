import { createHash } from 'node:crypto';

/** Hash source of an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Content-Security-Policy of pages: nothing but our own files and the few inline pieces whose text is known
 * when the site is built (Astro's island runtime and our `client:intent`). It is the same for all pages, as
 * the client router keeps the first page's policy while it swaps others in.
 * @param scripts texts of inline scripts. @param styles texts of inline styles.
 */
export function pagePolicy(scripts: string[], styles: string[], https: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Policy of everything that is not a page. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
