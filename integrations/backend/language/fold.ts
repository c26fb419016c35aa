/** Letters that NFD does not take apart. */
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

/** Apostrophes of every keyboard, the Uzbek letters' commas among them: `oʻ`, `oʼ`, `o'` are written `o`. */
const APOSTROPHES = /['’‘ʻʼ`´′]/g;

/** Roman numbers that name models: `GMT-Master II` and `gmt master 2` are one. */
const NUMERALS = new Map(Object.entries({ ii: '2', iii: '3', iv: '4' }));

/**
 * A text as it is compared: lower case, Latin without accents, `ё` as `е`, no apostrophes. Cyrillic letters keep
 * their marks: `й` and `ї` are letters of their own.
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

/** The words of a text, folded; everything but letters and digits parts them. */
export function words(text: string): string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word) => NUMERALS.get(word) ?? word);
}

/** Whether a word has Cyrillic letters. */
export function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}
