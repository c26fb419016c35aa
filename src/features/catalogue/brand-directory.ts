import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A link of the directory, with how many items it leads to. */
export interface DirectoryLink {
  title: string;
  href: string;
  count: number;
}

/** Brands or authors of a list under their first letters. */
export interface Directory {
  title: string;
  letters: { letter: string; links: DirectoryLink[] }[];
}

/** A list with fewer brands than this shows them all in its line and filter already. */
const LEAST = 8;

/**
 * Puts brands under their first letters, in the order of the host's alphabet; what begins with a digit or a sign stands
 * under `#`, first.
 * @returns undefined for a list so short that it needs no directory.
 */
export function directory(
  title: string,
  links: readonly DirectoryLink[],
  locale: Locale,
): Directory | undefined {
  if (links.length < LEAST) return undefined;
  const { compare } = new Intl.Collator(LOCALE_FACTS[locale].lang);
  const sorted = [...links].sort((a, b) => compare(a.title, b.title));
  const groups = Map.groupBy(sorted, (link) => firstLetter(link.title));
  const letters = [...groups].map(([letter, group]) => ({ letter, links: group }));
  return { title, letters: letters.sort((a, b) => Number(b.letter === '#') - Number(a.letter === '#')) };
}

/** The first letter without its accent: `Étienne` stands under E. A short i keeps its breve, it is a letter. */
function firstLetter(title: string): string {
  const first = [...title][0] ?? '';
  const plain = /\p{Script=Latin}/u.test(first) ? first.normalize('NFD').charAt(0) : first;
  return /\p{L}/u.test(plain) ? plain.toLocaleUpperCase() : '#';
}
