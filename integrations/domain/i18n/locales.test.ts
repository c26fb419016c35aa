import { expect, it } from 'vitest';
import { LOCALES, LOCALE_FACTS, offeredLocales } from './locales.ts';

it.each([
  ['ru', ['ru', 'en', 'uz']],
  ['en', ['ru', 'en', 'ua', 'uz']],
  ['ua', ['en', 'ua', 'uz']],
  ['uz', ['ru', 'en', 'ua', 'uz']],
] as const)('§2 language switcher: %s offers %j', (locale, offered) => {
  expect(offeredLocales(locale)).toEqual(offered);
});

it('D25 every locale formats in its own language', () => {
  for (const locale of LOCALES) {
    expect(Intl.NumberFormat.supportedLocalesOf(LOCALE_FACTS[locale].iso)).toHaveLength(1);
    expect(LOCALE_FACTS[locale].iso.startsWith(LOCALE_FACTS[locale].lang)).toBe(true);
  }
});
