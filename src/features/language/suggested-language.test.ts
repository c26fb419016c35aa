import { LANGUAGES, offeredLocales, type Locale } from '@tourbillon/domain/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { suggestedLanguage } from './suggested-language.ts';

const visit = { host: 'ru', cookie: undefined, languages: ['en-GB', 'ru'], fromOurs: false } as const;
const langOf = (locale: Locale) => LANGUAGES[locale].lang;

describe('D24 suggestion of a language on the root page', () => {
  test.each([
    ['another offered language is wanted', {}, 'en'],
    ['the host’s own language is wanted', { languages: ['ru-RU', 'en'] }, undefined],
    ['the cookie says the choice was made', { cookie: 'ru' }, undefined],
    ['the visitor came from another of our hosts', { fromOurs: true }, undefined],
    ['a language we do not have is passed over', { languages: ['de', 'uz-UZ', 'ru'] }, 'uz'],
    ['no language of ours at all', { languages: ['de', 'fr'] }, undefined],
    ['D26 Ukrainian is not suggested on the Russian host', { languages: ['uk', 'ru'] }, undefined],
    ['D26 Russian is not suggested on the Ukrainian host', { host: 'ua', languages: ['ru'] }, undefined],
    ['D25 uk is the Ukrainian host', { host: 'en', languages: ['uk-UA'] }, 'uk'],
    ['a language that this site leaves out is passed over', { left: ['uz'], languages: ['en', 'uz'] }, 'uz'],
    ['nothing is known', { languages: [] }, undefined],
  ] as const)('%s', (_, change, expected) => {
    const given: typeof visit & { left?: readonly Locale[] } = { ...visit, ...change } as typeof visit;
    const { host, left = offeredLocales(host).filter((locale) => locale !== host), ...visitor } = given;
    const offered = left.map(langOf);
    expect(suggestedLanguage({ current: langOf(host), offered, ...visitor })).toBe(expected);
  });
});
