import { describe, expect, it } from 'vitest';
import { TABLE_LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { type MessageKey, translator } from '@tourbillon/domain/i18n/translate.ts';
import { TERMS, UNWRITTEN } from './terms.ts';
import { deskTexts, visitorTexts } from './visitor-texts.ts';

const texts = [...visitorTexts(), ...deskTexts()];

describe('docs/terms.md', () => {
  it('has a name of everything in every language', () => {
    expect(TERMS.length).toBeGreaterThan(200);
    expect(TERMS.filter(({ names }) => TABLE_LOCALES.some((locale) => names[locale] === ''))).toEqual([]);
  });

  it('has one row for a thing', () => {
    const rows = TERMS.map(({ names }) => Object.values(names).join());
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });

  it('is kept by the interface: a term that names a message is that message', () => {
    const wrong = TERMS.flatMap(({ names, message }) =>
      (message === '' ? [] : TABLE_LOCALES).flatMap((locale) => {
        const shown = plain(translator(locale)(message as MessageKey));
        return shown === plain(names[locale])
          ? []
          : [`${message} in ${locale}: ${shown}, not ${names[locale]}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(UNWRITTEN)('in $locale “$words” is not written, but “$but”', ({ locale, pattern }) => {
    const found = texts.filter((each) => each.locale === locale && pattern.test(each.text));
    expect(found.map(({ place, text }) => `${place}: ${text.slice(0, 160)}`)).toEqual([]);
  });
});

function plain(text: string): string {
  return text.toLowerCase().replace(/\?$/, '');
}
