import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { BARE_POLICY } from './content-security-policy.ts';

/** Headers of every response, whatever it is. */
const ALWAYS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of what a browser may show as a document: a page, an error, a redirect, an SVG. */
const DOCUMENT: Record<string, string> = {
  ...ALWAYS,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), ' +
    'publickey-credentials-create=(self), publickey-credentials-get=(self), usb=()',
};

/** Two years, as the preload list wants; sent only where the public address is https. */
const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** The security headers by kind of answer. */
export interface SecurityHeaders {
  /** Of pages, by the host that shows them. */
  page: Record<Locale, Record<string, string>>;
  /**
   * A part of a page: a script, a stylesheet, a typeface, a picture in pixels. It is no document, so rules about
   * framing, openers, referrers and policies say nothing of it; a page has a dozen of them, on a slow line each counts.
   */
  part: Record<string, string>;
  other: Record<string, string>;
}

/**
 * @param policyOf headers of the policy of a host's pages.
 * @param https whether the public address is https.
 */
export function securityHeaders(
  policyOf: (locale: Locale) => Record<string, string>,
  https: boolean,
): SecurityHeaders {
  const base = https ? { ...DOCUMENT, ...HSTS } : DOCUMENT;
  const pageOf = (locale: Locale): Record<string, string> => ({
    ...base,
    ...policyOf(locale),
  });
  return {
    page: Object.fromEntries(LOCALES.map((locale) => [locale, pageOf(locale)])) as SecurityHeaders['page'],
    part: ALWAYS,
    other: { ...base, 'Content-Security-Policy': BARE_POLICY },
  };
}
