import { expect, test } from 'vitest';
import { type Locale, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { alternates, pageOnHost, writtenLocales } from './page-address.ts';

const origins = Object.fromEntries(LOCALES.map((locale) => [locale, `https://${locale}.x`])) as Record<
  Locale,
  string
>;

test('D25 alternates carry language codes, x-default is Russian', () => {
  expect(alternates(origins, '/about/').map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual([
    'ru https://ru.x/about/',
    'en https://en.x/about/',
    'uk https://ua.x/about/',
    'uz https://uz.x/about/',
    'x-default https://ru.x/about/',
  ]);
});

test.each<[string, Locale, string[] | undefined, readonly Locale[]]>([
  ['of a text in two languages', 'ru', ['ru', 'uk'], ['ru', 'ua']],
  ['that shows a text of another language', 'en', ['ru', 'uk'], []],
  ['without a text of its own', 'en', undefined, LOCALES],
])('§2 hreflang only between texts that exist: a page %s', (_, locale, langs, expected) => {
  expect(writtenLocales(locale, LOCALES, langs)).toEqual(expected);
});

test('D27 a page that is not on every host', () => {
  expect(alternates(origins, '/about/', ['en', 'uz']).map(({ hreflang }) => hreflang)).toEqual(['en', 'uz']);
  expect(pageOnHost(origins, 'uz', '/about/', ['en', 'uz'])).toBe('https://uz.x/about/');
  expect(pageOnHost(origins, 'ua', '/about/', ['en', 'uz'])).toBe('https://ua.x/');
  expect(pageOnHost(origins, 'ru', '/contacts/ukraine/', ['ua'], '/contacts/')).toBe(
    'https://ru.x/contacts/',
  );
});
