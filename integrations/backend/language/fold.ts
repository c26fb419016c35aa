/** Letters that NFD does not decompose. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ё: 'е',
  ґ: 'г',
};

/** Apostrophes of every keyboard, including the Uzbek letters `oʻ` and `gʻ`: `oʻ`, `oʼ`, `o'` all become `o`. */
const APOSTROPHES = /['’‘ʻʼ`´′]/g;

/** Roman numerals in names of models: `GMT-Master II` equals `gmt master 2`. */
const NUMERALS = new Map(Object.entries({ ii: '2', iii: '3', iv: '4' }));

/**
 * Normalizes a text for comparison: lower case, Latin letters without accents, `ё` as `е`, no apostrophes. Cyrillic
 * letters keep their marks, because `й` and `ї` are separate letters.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .normalize('NFD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
    .replace(/[ßæœøłđёґ]/g, (letter) => WHOLE[letter] ?? letter);
}

/** The folded words of a text. Every character except letters and digits separates words. */
export function words(text: string): string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word) => NUMERALS.get(word) ?? word);
}

/** Whether a word has Cyrillic letters. */
export function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}
