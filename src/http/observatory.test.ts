import { expect, it } from 'vitest';
import { LOCALES } from '../i18n/locales.ts';
import { pagePolicy } from './policy.ts';
import { securityHeaders } from './security-headers.ts';

const policy = pagePolicy({ scripts: ['a'], styles: ['b'], https: true, recaptcha: false });
const headers = securityHeaders(() => policy, true);
const page = headers.page[LOCALES[0]];

/** The rules of MDN's HTTP Observatory that a site can gain by, with what each adds to the 100 one starts from. */
const RULES: [name: string, points: number, isKept: boolean][] = [
  [
    'csp-implemented-with-no-unsafe-default-src-none',
    10,
    /^default-src 'none'/.test(policy) && !/unsafe-/.test(policy),
  ],
  ['x-frame-options-implemented-via-csp', 5, policy.includes("frame-ancestors 'none'")],
  ['referrer-policy-private', 5, page['Referrer-Policy'] === 'strict-origin-when-cross-origin'],
  ['cross-origin-resource-policy-implemented', 10, page['Cross-Origin-Resource-Policy'] === 'same-origin'],
];

/** What would cost points where it was missing. */
const DUTIES: [name: string, isKept: boolean][] = [
  ['x-content-type-options', page['X-Content-Type-Options'] === 'nosniff'],
  [
    'hsts of six months at least',
    Number(/max-age=(\d+)/.exec(page['Strict-Transport-Security'] ?? '')?.[1]) > 15_768_000,
  ],
  ['scripts of this host alone, by address or hash', /script-src 'self' 'sha256-/.test(policy)],
  [
    'no form to elsewhere, no base',
    policy.includes("form-action 'self'") && policy.includes("base-uri 'none'"),
  ],
];

it.each(DUTIES)('design §8 MDN Observatory: %s', (_, isKept) => expect(isKept).toBe(true));

it('design §8 MDN Observatory: 125 points at least', () => {
  const points = RULES.reduce((sum, [, gain, isKept]) => sum + (isKept ? gain : 0), 100);
  expect(points).toBeGreaterThanOrEqual(125);
});
