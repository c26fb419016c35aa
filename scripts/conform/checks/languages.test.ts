import { describe, expect, it } from 'vitest';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { languageFault } from './languages.ts';

describe('words of a language', () => {
  it.each<[Locale, string[], string | undefined]>([
    ['ru', ['Мужские', 'VIP'], undefined],
    ['ru', ['Чоловічі'], '“Чоловічі” is not of the language of ru'],
    ['ua', ['Чоловічі', 'Новий стан'], undefined],
    ['ua', ['Мужские часы'], '“Мужские часы” is not of the language of ua'],
    ['en', ['Men’s'], undefined],
    ['en', ['Men’s', 'Женские'], '“Женские” is not of the language of en'],
    ['uz', ['Erkaklar uchun', 'Oʻrta'], undefined],
    ['ru', ['Rolex'], 'no word is of the language of ru'],
    ['en', [], undefined],
  ])('of %s: %j', (locale, words, expected) => {
    expect(languageFault(locale, words)).toBe(expected);
  });
});
