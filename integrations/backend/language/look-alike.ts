/** Cyrillic letters that look like Latin ones. */
const CYRILLIC = 'авекмнорстухіјѕ';
const LATIN = 'abekmhopctyxijs';

const TO_LATIN = new Map(Array.from(CYRILLIC, (letter, place) => [letter, LATIN[place] ?? letter]));
const TO_CYRILLIC = new Map(Array.from(LATIN, (letter, place) => [letter, CYRILLIC[place] ?? letter]));

/** Replaces Cyrillic letters with the Latin letters that look the same. */
export function looksLatin(text: string): string {
  return Array.from(text, (letter) => TO_LATIN.get(letter) ?? letter).join('');
}

/**
 * Rewrites a word with mixed alphabets in one alphabet: `омегa`, `rоlex`. A word in one alphabet stays, as does a
 * word that is not known in either alphabet.
 */
export function inOneAlphabet(word: string, isKnown: (word: string) => boolean): string {
  if (!/\p{Script=Cyrillic}/u.test(word) || !/\p{Script=Latin}/u.test(word)) return word;
  const looksCyrillic = Array.from(word, (letter) => TO_CYRILLIC.get(letter) ?? letter).join('');
  return [looksLatin(word), looksCyrillic].find(isKnown) ?? word;
}
