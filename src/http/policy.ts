import { createHash } from 'node:crypto';

/** Hash source of an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What Google reCAPTCHA v3 loads, as its documentation lists it: its script and the rest of it, its frame, its calls. */
const RECAPTCHA = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: ' https://www.google.com/recaptcha/',
} as const;

/** What the policy of pages depends on. */
export interface PolicyParts {
  /** Texts of inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  https: boolean;
  /** Whether forms of this host ask Google whether somebody is a robot. */
  recaptcha: boolean;
}

/**
 * Content-Security-Policy of a host's pages: nothing but our own files, the few inline pieces whose text is known when
 * the site is built (Astro's island runtime and our `client:intent`), and reCAPTCHA where the host has its keys. It is
 * the same for all of its pages: each can open the dialog of a form, and the client router keeps the first page's
 * policy while it swaps others in.
 */
export function pagePolicy({ scripts, styles, https, recaptcha }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}${recaptcha ? RECAPTCHA.script : ''}`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${recaptcha ? RECAPTCHA.connect : ''}`,
    ...(recaptcha ? [`frame-src ${RECAPTCHA.frame}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Policy of everything that is not a page. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
