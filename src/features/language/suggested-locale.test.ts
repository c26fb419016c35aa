import { offeredLocales } from '@tourbillon/domain/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { suggestedLocale } from './suggested-locale.ts';

const visit = { current: 'ru', cookie: undefined, languages: ['en-GB', 'ru'], fromOurs: false } as const;

describe('D24 suggestion of a language on the root page', () => {
  test.each([
    ['another offered language is wanted', {}, 'en'],
    ['the host’s own language is wanted', { languages: ['ru-RU', 'en'] }, undefined],
    ['the cookie says the choice was made', { cookie: 'ru' }, undefined],
    ['the visitor came from another of our hosts', { fromOurs: true }, undefined],
    ['a language we do not have is passed over', { languages: ['de', 'uz-UZ', 'ru'] }, 'uz'],
    ['no language of ours at all', { languages: ['de', 'fr'] }, undefined],
    ['D26 Ukrainian is not suggested on the Russian host', { languages: ['uk', 'ru'] }, undefined],
    ['D26 Russian is not suggested on the Ukrainian host', { current: 'ua', languages: ['ru'] }, undefined],
    ['D25 uk is the Ukrainian host', { current: 'en', languages: ['uk-UA'] }, 'ua'],
    [
      'a language that this site leaves out is passed over',
      { offered: ['uz'], languages: ['en', 'uz'] },
      'uz',
    ],
    ['nothing is known', { languages: [] }, undefined],
  ] as const)('%s', (_, change, expected) => {
    const given = { ...visit, ...change };
    expect(suggestedLocale({ offered: offeredLocales(given.current), ...given })).toBe(expected);
  });
});
