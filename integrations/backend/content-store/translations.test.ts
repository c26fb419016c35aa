import { expect, it } from 'vitest';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { shownTranslation } from './translations.ts';

it.each<[shown: Locale, written: Locale[], expected: { locale: Locale; langs: string[] } | undefined]>([
  ['uz', ['uz', 'ua', 'ru'], { locale: 'uz', langs: ['ru', 'uk', 'uz'] }],
  ['en', ['uz', 'ru'], { locale: 'ru', langs: ['ru', 'uz'] }],
  ['en', ['uz'], undefined],
])('D30, D229 on %s a text in %s', (locale, written, expected) => {
  expect(
    shownTranslation(
      written.map((one) => ({ locale: one })),
      locale,
    ),
  ).toEqual(expected);
});
