import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { withUkrainianEuphony } from '@tourbillon/domain/i18n/ukrainian-euphony.ts';
import { wrongLetters } from '../site/letters.ts';
import { visitorTexts } from './visitor-texts.ts';

const texts = visitorTexts();

/** Patterns that a language never uses, and the languages of each rule. A matching text is a failure. */
const NEVER: readonly [about: string, locales: readonly Locale[], pattern: RegExp][] = [
  [
    'a word of Latin and Cyrillic letters together',
    LOCALES,
    /\p{sc=Latin}\p{sc=Cyrl}|\p{sc=Cyrl}\p{sc=Latin}/u,
  ],
  ['a word alone in Latin look-alikes', ['ru', 'ua'], /(?<=\p{sc=Cyrl},? )[aceopxyi](?= \p{sc=Cyrl})/u],
  ['a straight quotation mark', LOCALES, /"/],
  ['quotation marks of English', ['ru', 'ua'], /[“”„]/],
  ['quotation marks of Russian', ['en', 'uz'], /[«»„]/],
  ['a typewriter’s apostrophe', LOCALES, /\p{L}['`´‘]\p{L}/u],
  [
    'an apostrophe that is not U+2019 (the money of Uzbekistan aside)',
    ['ua', 'en'],
    /\p{L}[ʼʻ](?!m\b)\p{L}/u,
  ],
  ['oʻ or gʻ without U+02BB', ['uz'], /[og][’'ʼ]/i],
  ['two spaces', LOCALES, /\S  +\S/],
  ['a space before a full stop or a comma', LOCALES, /\p{L} [.,;:!?](?!\d)/u],
  ['three dots for an ellipsis', LOCALES, /\.\.\./],
  ['a hyphen for a dash', LOCALES, /\p{L} - \p{L}/u],
  ['a long dash, where the house writes a short one', ['en', 'uz'], /—/],
  ['a dash that may begin a line', ['ru', 'ua'], /[^\s|>] —/],
  ['a per cent sign that may begin a line', ['ru', 'ua'], /\d (?=%)|\d%/],
  ['a per cent sign apart from its number', ['en', 'uz'], /\d\s%/],
  ['a number that may part between thousands', LOCALES, /(?<![\d.,-])\d{1,3} \d{3}(?!\d)/],
  [
    'a unit that may part from its number',
    LOCALES,
    /\d (?=(?:мм|mm|см|cm|кг|kg|км|km|МБ|MB|₽|₴|°C)(?!\p{L}))/u,
  ],
  ['a capital in “you”', ['ru'], /[а-яё,] (?:Вы|Вас|Вам|Вами|Ваш[а-я]*)(?!\p{L})/u],
  ['a capital in “you”', ['ua'], /[а-яіїє,] (?:Ви|Вас|Вам|Вами|Ваш[а-яі]*)(?!\p{L})/u],
  ['a word twice', LOCALES, /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu],
  [
    'an ending apart from its figure',
    ['uz'],
    /(?:[\d%€$₽]|soʻm|mln|mlrd|ming|foiz|rubl|dollar|karat|soat|kun|oy|yil) (?:ga(?:cha)?|dan|da|ning|ni|si|dagi)(?!\p{L})/u,
  ],
  ['a count apart from what is counted', ['uz'], /\d ta (?:ga|dan|da|ni|ning)(?!\p{L})/u],
  [
    'an ending of Ukrainian',
    ['ru'],
    /(?<!\p{L})(?:от|до|из|без|для|у|грани|края|форма|материал|цвет) (?:референс|корпус|циферблат|браслет|механизм|калибр)у(?!\p{L})/iu,
  ],
  ['a capital in “you”', ['uz'], /[a-zʻʼ,] Siz(?:ni|ga|ning|da|dan)?(?!\p{L})/u],
];

describe('voice: every text that a visitor reads', () => {
  it('is found: interface and shop, as many as four thousand a language', () => {
    for (const locale of LOCALES) {
      expect(texts.filter((each) => each.locale === locale).length).toBeGreaterThan(3500);
    }
  });

  it.each(LOCALES)('in %s has its own letters', (locale) => {
    expect(found([locale], ({ text }) => wrongLetters(withoutForeign(text), locale) !== '')).toEqual([]);
  });

  it('in ua alternates “у” and “в” by the sounds around', () => {
    expect(found(['ua'], ({ text }) => withUkrainianEuphony(text) !== text)).toEqual([]);
  });

  it.each(NEVER)('never has %s (%j)', (about, locales, pattern) => {
    expect(
      found(locales, ({ text }) => pattern.test(text)),
      about,
    ).toEqual([]);
  });
});

describe('§2 search engines: the head of a text of the shop', () => {
  const heads = texts.filter(({ text }) => text.startsWith('title: '));

  it('has a title that a result shows whole: 65 characters at most', () => {
    expect(heads.filter(({ text }) => text.slice('title: '.length).length > 65)).toEqual([]);
  });

  it('has a description of its own, of 30 to 185 characters', () => {
    const descriptions = texts.filter(({ text }) => text.startsWith('description: '));
    expect(descriptions).toHaveLength(heads.length);
    expect(new Set(descriptions.map(({ text, locale }) => locale + text)).size).toBe(heads.length);
    const lengths = descriptions.map(({ text }) => text.slice('description: '.length).length);
    expect([Math.min(...lengths) >= 30, Math.max(...lengths) <= 185]).toEqual([true, true]);
  });
});

function found(locales: readonly Locale[], wrong: (each: (typeof texts)[number]) => boolean): string[] {
  return texts
    .filter((each) => locales.includes(each.locale) && wrong(each))
    .map(({ place, locale, text }) => `${locale} ${place}: ${text.slice(0, 160)}`);
}

/** Removes examples of typing with the wrong keyboard layout, which belong to no language. */
function withoutForeign(text: string): string {
  return text.replace('«кщдуч»', '');
}
