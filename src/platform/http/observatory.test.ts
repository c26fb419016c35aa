import { expect, it } from 'vitest';
import { observatoryScore } from '../../../tests/site/observatory.ts';
import { policyHeaders } from './content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

/** Headers of a page, names in lower case. */
function pageHeaders(recaptcha: boolean): Record<string, string> {
  const policy = policyHeaders({ scripts: ['a'], https: true, recaptcha });
  const { ru } = securityHeaders(() => policy, true).page;
  return Object.fromEntries(Object.entries(ru).map(([name, value]) => [name.toLowerCase(), value]));
}

const HTML = '<script type="module" src="/_astro/page.js"></script>';

it.each([
  ['a host with our own robot check', false],
  ['a host with reCAPTCHA', true],
])('architecture §8 MDN Observatory, 125 points at least: %s', (_, recaptcha) => {
  const { score, results } = observatoryScore(pageHeaders(recaptcha), HTML);
  expect(Object.values(results).filter(({ points }) => points < 0)).toEqual([]);
  expect(score).toBe(130);
});

/** Mistakes in the headers, and the score for each. */
const SPOILT: [what: string, headers: Record<string, string | undefined>, html: string, score: number][] = [
  ['no policy', { 'content-security-policy': undefined }, HTML, 75],
  [
    'inline scripts',
    { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" },
    HTML,
    80,
  ],
  [
    'inline styles',
    { 'content-security-policy': "default-src 'none'; style-src data:; frame-ancestors 'none'" },
    HTML,
    120,
  ],
  [
    'pictures over http',
    { 'content-security-policy': "default-src 'none'; img-src http:; frame-ancestors 'none'" },
    HTML,
    110,
  ],
  ['no HSTS', { 'strict-transport-security': undefined }, HTML, 80],
  ['a month of HSTS', { 'strict-transport-security': 'max-age=2592000' }, HTML, 120],
  [
    'any origin with credentials',
    { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
    HTML,
    50,
  ],
  ['a cookie', { 'set-cookie': 'a=b' }, HTML, 80],
  ['somebody else’s script', {}, '<script src="//cdn.example/a.js"></script>', 50],
  ['types guessed', { 'x-content-type-options': undefined }, HTML, 125],
];

it.each(SPOILT)('the Observatory’s rules: %s', (_, headers, html, score) => {
  expect(observatoryScore({ ...pageHeaders(false), ...headers }, html).score).toBe(score);
});
