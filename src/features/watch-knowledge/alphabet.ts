import { inLocale, LOCALE_FACTS, type Locale, type LocalText } from '@tourbillon/domain/i18n/locales.ts';

/**
 * Initial letters of each alphabet, in order. Ё is listed under Е, as in Russian dictionaries; Uzbek Oʻ, Gʻ, Sh and
 * Ch are separate letters at the end.
 */
const ALPHABETS: LocalText<readonly string[]> = {
  ru: [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ'],
  en: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ua: [...'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ'],
  uz: [...'ABDEFGHIJKLMNOPQRSTUVXYZ', 'Oʻ', 'Gʻ', 'Sh', 'Ch'],
  kk: [...'АӘБВГҒДЕЖЗИЙКҚЛМНҢОӨПРСТУҰҮФХҺЦЧШЩЫІЭЮЯ'],
};

/** The group for titles in Latin script on Cyrillic hosts, after the alphabet. */
const LATIN = 'A–Z';

/** A letter of the index, its anchor and its terms. */
export interface Letter<Term> {
  letter: string;
  /** Anchor: `letter-б`, `letter-oʻ`. */
  id: string;
  terms: Term[];
}

/**
 * The letter of a title: the first letter after quotes and other punctuation, or the first two where the alphabet has
 * them as one letter.
 */
export function letterOf(title: string, locale: Locale): string {
  const word = bare(title).toLocaleUpperCase(LOCALE_FACTS[locale].lang).replace(/^Ё/, 'Е');
  const letters = [...inLocale(ALPHABETS, locale)].sort((one, other) => other.length - one.length);
  return letters.find((letter) => word.startsWith(letter.toUpperCase())) ?? LATIN;
}

/**
 * Every letter of the alphabet with its terms in the sort order of the language. Letters without terms are included
 * with an empty list; the Latin group is included only when it has terms.
 */
export function letterIndex<Term extends { title: string }>(
  terms: readonly Term[],
  locale: Locale,
): Letter<Term>[] {
  const { compare } = new Intl.Collator(LOCALE_FACTS[locale].iso);
  const sorted = [...terms].sort((one, other) => compare(bare(one.title), bare(other.title)));
  const byLetter = Map.groupBy(sorted, ({ title }) => letterOf(title, locale));
  return [...inLocale(ALPHABETS, locale), LATIN].flatMap((letter) => {
    const own = byLetter.get(letter) ?? [];
    if (letter === LATIN && own.length === 0) return [];
    return { letter, id: `letter-${letter === LATIN ? 'latin' : letter.toLowerCase()}`, terms: own };
  });
}

/** A title without leading punctuation. */
function bare(title: string): string {
  return title.replace(/^[^\p{L}\p{N}]+/u, '');
}
