import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('LOCALES', 'uz,en'));
const { localesFor, preferredTranslation } = await import('./translations.ts');
const { ownText } = await import('../catalogue/own-text.ts');

const rows = (...locales: string[]) => locales.map((locale) => ({ locale }));

test.each([
  ['uz', ['ru', 'en', 'uz'], 'uz'],
  ['uz', ['ru', 'en'], 'en'],
  ['en', ['ru', 'en'], 'en'],
  ['en', ['ru', 'uz'], undefined],
  ['uz', ['ru'], undefined],
] as const)('D30 a site without Russian shows %s, of a text in %s, that in %s', (locale, written, shown) => {
  expect(preferredTranslation(rows(...written), locale)?.locale).toBe(shown);
});

test('D30 only the host’s language and the main one of the site are read', () => {
  expect(localesFor('uz')).toEqual(['uz', 'en']);
  expect(localesFor('en')).toEqual(['en']);
});

test('D30 what the shop wrote of a piece is shown in the main language before any other', () => {
  expect(ownText({ ru: 'Часы', en: 'Watch' }, 'uz')).toEqual({ text: 'Watch', lang: 'en' });
  expect(ownText({ ru: 'Часы' }, 'uz')).toEqual({ text: 'Часы', lang: 'ru' });
});
