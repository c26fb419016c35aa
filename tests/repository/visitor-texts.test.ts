import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { withUkrainianEuphony } from '@tourbillon/domain/i18n/ukrainian-euphony.ts';
import { wrongLetters } from '../site/letters.ts';
import { capitalsAfterComma, commonWords } from './capitals.ts';
import { TEXT_RULES } from './text-rules/index.ts';
import { deskTexts, visitorTexts } from './visitor-texts.ts';

const texts = visitorTexts();
const textsOfDesk = deskTexts();

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
    const read = [...texts, ...textsOfDesk];
    expect(found(['ua'], ({ text }) => withUkrainianEuphony(text) !== text, read)).toEqual([]);
  });

  it.each(TEXT_RULES)('never has $fault ($locales): $why', ({ locales, pattern, desk }) => {
    const read = desk ? [...texts, ...textsOfDesk] : texts;
    expect(found(locales, ({ text }) => pattern.test(text), read)).toEqual([]);
  });

  it.each(TEXT_RULES)('is found to have $fault in “$wrong”', ({ pattern, wrong }) => {
    expect(pattern.test(wrong)).toBe(true);
  });

  it.each(LOCALES)('in %s has no capital after a comma, names aside', (locale) => {
    const read = [...texts, ...textsOfDesk].filter((each) => each.locale === locale);
    const common = commonWords(read.map(({ text }) => text));
    expect(
      read.flatMap(({ place, text }) => capitalsAfterComma(text, common).map((word) => [place, word])),
    ).toEqual([]);
  });

  it('is found to have a capital after a comma, unless it begins a name', () => {
    const common = commonWords(['ремешок и ремешок', 'большая и большая']);
    expect(
      capitalsAfterComma('Часы не идут, Ремешок неоригинальный, Ростов, Большая Садовая', common),
    ).toEqual(['Ремешок']);
  });
});

describe('§2 search engines: the head of a text of the shop', () => {
  const headsOf = (part: string) =>
    texts
      .filter(({ text }) => text.startsWith(`${part}: `))
      .map(({ place, locale, text }) => ({ place, locale, text: text.slice(part.length + 2) }));
  const seo = (part: string) =>
    texts.filter(({ place }) => new RegExp(`^seo\\.json/\\d+/${part}/`).test(place));
  const titles = [...headsOf('title'), ...seo('title')];
  const descriptions = [...headsOf('description'), ...seo('description')];

  it('has a title that a result shows whole, 60 characters at most, and of its own', () => {
    expect(titles.filter(({ text }) => text.length > 60)).toEqual([]);
    expect(repeated(titles)).toEqual([]);
  });

  it('has a description of its own, of 110 to 155 characters', () => {
    expect(descriptions).toHaveLength(titles.length);
    expect(descriptions.filter(({ text }) => text.length < 110 || text.length > 155)).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
  });
});

function repeated(heads: readonly { locale: Locale; text: string }[]): string[] {
  const all = heads.map(({ locale, text }) => `${locale} ${text}`);
  return all.filter((one, index) => all.indexOf(one) !== index);
}

function found(
  locales: readonly Locale[],
  wrong: (each: (typeof texts)[number]) => boolean,
  read = texts,
): string[] {
  return read
    .filter((each) => locales.includes(each.locale) && wrong(each))
    .map(({ place, locale, text }) => `${locale} ${place}: ${text.slice(0, 160)}`);
}

/** Removes examples of typing with the wrong keyboard layout, which belong to no language. */
function withoutForeign(text: string): string {
  return text.replace('«кщдуч»', '');
}
