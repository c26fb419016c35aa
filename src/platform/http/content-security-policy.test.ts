import { readConfiguration } from '../configuration.ts';
import { expect, it } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { BARE_POLICY, hashSource, pagePolicy, policyHeaders } from './content-security-policy.ts';
import { tilesOrigin } from './tiles-origin.ts';
import { recaptchaHosts } from '../../robots/recaptcha.ts';

it('architecture §8 the policy of pages starts from nothing and allows inline text by hash only', () => {
  const policy = pagePolicy({ scripts: ['run()'], https: true, recaptcha: false });
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(`script-src 'self' ${hashSource('run()')};`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy + BARE_POLICY).not.toMatch(/unsafe|google|frame-src/);
});

it('architecture §8 a hash is that of CSP level 3 for a known text', () => {
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

it('the policy of a host with keys lets reCAPTCHA in, as Google documents it, and nothing more', () => {
  const policyOf = (recaptcha: boolean) =>
    pagePolicy({ scripts: ['run()'], https: false, recaptcha }).split('; ');
  const added = policyOf(true).filter((part) => !policyOf(false).includes(part));
  const left = policyOf(false).filter((part) => !policyOf(true).includes(part));
  expect(added).toEqual([
    `script-src 'self' ${hashSource('run()')} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
    "connect-src 'self' https://www.google.com/recaptcha/",
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  ]);
  expect(left).toEqual([
    `script-src 'self' ${hashSource('run()')}`,
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

it('D496 the tiles of a configured map may be fetched, and only they', () => {
  const policyOf = (tiles?: string) =>
    pagePolicy({ scripts: [], https: true, recaptcha: false, tiles }).split('; ');
  const tiles = tilesOrigin('https://tiles.example/{z}/{x}/{y}.png?key=1');
  expect(policyOf(tiles).filter((part) => !policyOf().includes(part))).toEqual([
    "connect-src 'self' https://tiles.example",
  ]);
});

it.each([
  ['http://tiles.localhost:1/{z}/{x}/{y}.png', 'http://tiles.localhost:1'],
  ['http://tiles.example/{z}/{x}/{y}.png', undefined],
  ['tiles.example/{z}/{x}/{y}.png', undefined],
])('D496 the origin of %s', (address, origin) => {
  expect(tilesOrigin(address)).toBe(origin);
});

it.each([true, false])('violations are reported, with reCAPTCHA: %s', (recaptcha) => {
  const of = (https: boolean) => policyHeaders({ scripts: [], https, recaptcha });
  expect(of(true)['Reporting-Endpoints']).toBe('csp="/api/report"');
  expect(of(true)['Content-Security-Policy']).toMatch(/; report-to csp; report-uri \/api\/report$/);
  // Browsers support the Reporting API only on https, but ignore `report-uri` if there is a `report-to`.
  expect(JSON.stringify(of(false))).not.toMatch(/report-to|Reporting/);
  expect(of(false)['Content-Security-Policy']).toMatch(/; report-uri \/api\/report$/);
});

it.each<[string, Record<string, string>, string[]]>([
  ['no keys', {}, []],
  ['keys of RU', { RECAPTCHA_SITE_KEY_RU: 'a', RECAPTCHA_SECRET_RU: 'b' }, ['ru']],
  ['a site key without its secret', { RECAPTCHA_SITE_KEY_RU: 'a' }, []],
  [
    'keys of UZ and COM',
    {
      RECAPTCHA_SITE_KEY_UZ: 'a',
      RECAPTCHA_SECRET_UZ: 'b',
      RECAPTCHA_SITE_KEY_COM: 'a',
      RECAPTCHA_SECRET_COM: 'b',
    },
    ['en', 'uz'],
  ],
])('§7 hosts that ask reCAPTCHA: %s', (_, keys, expected) => {
  const { origins } = readHosts({
    SITE_URL_RU: 'https://shop.ru',
    SITE_URL_EN: 'https://shop.com',
    SITE_URL_UA: 'https://shop.com.ua',
    SITE_URL_UZ: 'https://shop.uz',
  });
  const asking = recaptchaHosts(readConfiguration(keys), origins);
  expect(LOCALES.filter((locale) => asking[locale]).sort()).toEqual(expected);
});
