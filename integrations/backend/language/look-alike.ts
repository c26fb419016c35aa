/** Cyrillic letters that look like Latin ones. */
const CYRILLIC = 'авекмнорстухіјѕ';
const LATIN = 'abekmhopctyxijs';

const TO_LATIN = new Map(Array.from(CYRILLIC, (letter, place) => [letter, LATIN[place] ?? letter]));
const TO_CYRILLIC = new Map(Array.from(LATIN, (letter, place) => [letter, CYRILLIC[place] ?? letter]));

/** A text with Cyrillic letters as the Latin ones they look like. */
export function looksLatin(text: string): string {
  return Array.from(text, (letter) => TO_LATIN.get(letter) ?? letter).join('');
}

/**
 * A word in letters of one alphabet, where some only look like those of the other: `омегa`, `rоlex`; as it is when it
 * has one alphabet, or neither reading is known.
 */
export function inOneAlphabet(word: string, isKnown: (word: string) => boolean): string {
  if (!/\p{Script=Cyrillic}/u.test(word) || !/\p{Script=Latin}/u.test(word)) return word;
  const looksCyrillic = Array.from(word, (letter) => TO_CYRILLIC.get(letter) ?? letter).join('');
  return [looksLatin(word), looksCyrillic].find(isKnown) ?? word;
}
