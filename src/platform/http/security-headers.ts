import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { BARE_POLICY } from './content-security-policy.ts';

/** Headers of every response. */
const ALWAYS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of responses that a browser may show as a document: a page, an error, a redirect, an SVG. */
const DOCUMENT: Record<string, string> = {
  ...ALWAYS,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), ' +
    'publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
};

/** Two years, as the preload list requires. Sent only if the public address is https. */
const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** The security headers by kind of response. */
export interface SecurityHeaders {
  /** For pages, by host. */
  page: Record<Locale, Record<string, string>>;
  /**
   * For files that are part of a page: script, stylesheet, font, bitmap. They are not documents, so headers for
   * framing, openers, referrers and policies have no effect. A page has a dozen such files, and on a slow connection
   * each header costs time.
   */
  part: Record<string, string>;
  other: Record<string, string>;
}

/**
 * Makes the headers once, at the start.
 * @param policyOf the policy headers of a host's pages.
 * @param https whether the public address is https.
 */
export function securityHeaders(
  policyOf: (locale: Locale) => Record<string, string>,
  https: boolean,
): SecurityHeaders {
  const base = https ? { ...DOCUMENT, ...HSTS } : DOCUMENT;
  const pageOf = (locale: Locale) => ({ ...base, ...policyOf(locale) });
  return {
    page: Object.fromEntries(LOCALES.map((locale) => [locale, pageOf(locale)])) as SecurityHeaders['page'],
    part: ALWAYS,
    other: { ...base, 'Content-Security-Policy': BARE_POLICY },
  };
}
