import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/**
 * Letters that words begin with, in the order of each alphabet. Ё stands with Е, as in Russian dictionaries; Uzbek Oʻ,
 * Gʻ, Sh and Ch are letters of their own at the end.
 */
const ALPHABETS: Readonly<Record<Locale, readonly string[]>> = {
  ru: [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ'],
  en: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ua: [...'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ'],
  uz: [...'ABDEFGHIJKLMNOPQRSTUVXYZ', 'Oʻ', 'Gʻ', 'Sh', 'Ch'],
};

/** Where words in Latin letters stand on Cyrillic hosts, after the alphabet. */
const LATIN = 'A–Z';

/** A letter of the index, the anchor of its part, and the terms under it. */
export interface Letter<Term> {
  letter: string;
  /** Stands in addresses: `letter-б`, `letter-oʻ`. */
  id: string;
  terms: Term[];
}

/**
 * The letter a title stands under: its first one, quotes and the like left out, or the first two where they are one
 * letter of the alphabet.
 */
export function letterOf(title: string, locale: Locale): string {
  const word = bare(title).toLocaleUpperCase(LOCALE_FACTS[locale].lang).replace(/^Ё/, 'Е');
  const letters = [...ALPHABETS[locale]].sort((one, other) => other.length - one.length);
  return letters.find((letter) => word.startsWith(letter.toUpperCase())) ?? LATIN;
}

/**
 * Every letter of the alphabet with its terms, sorted as the language sorts; letters without terms are there with
 * none, the part for Latin words only when there are such.
 */
export function letterIndex<Term extends { title: string }>(
  terms: readonly Term[],
  locale: Locale,
): Letter<Term>[] {
  const { compare } = new Intl.Collator(LOCALE_FACTS[locale].iso);
  const sorted = [...terms].sort((one, other) => compare(bare(one.title), bare(other.title)));
  const byLetter = Map.groupBy(sorted, ({ title }) => letterOf(title, locale));
  return [...ALPHABETS[locale], LATIN].flatMap((letter) => {
    const own = byLetter.get(letter) ?? [];
    if (letter === LATIN && own.length === 0) return [];
    return { letter, id: `letter-${letter === LATIN ? 'latin' : letter.toLowerCase()}`, terms: own };
  });
}

/** A title from its first letter or digit on. */
function bare(title: string): string {
  return title.replace(/^[^\p{L}\p{N}]+/u, '');
}
