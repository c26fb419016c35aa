import { BARE_POLICY } from './policy.ts';

/** Headers of every answer, whatever it is. */
const ALWAYS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Two years, as the preload list wants; sent only where the public address is https. */
const HSTS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** The security headers by kind of answer. */
export interface SecurityHeaders {
  page: Record<string, string>;
  other: Record<string, string>;
}

/**
 * @param policy Content-Security-Policy of pages.
 * @param https whether the public address is https.
 */
export function securityHeaders(policy: string, https: boolean): SecurityHeaders {
  const base = https ? { ...ALWAYS, ...HSTS } : ALWAYS;
  return {
    page: { ...base, 'Content-Security-Policy': policy },
    other: { ...base, 'Content-Security-Policy': BARE_POLICY },
  };
}
