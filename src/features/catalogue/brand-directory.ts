import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A link of the directory, with the number of items behind it. */
export interface DirectoryLink {
  title: string;
  href: string;
  count: number;
}

/** Brands or authors of a list, grouped by first letter. */
export interface Directory {
  title: string;
  letters: { letter: string; links: DirectoryLink[] }[];
}

/** Minimum number of brands for a directory; the line and the filter already show a shorter list completely. */
const MIN_BRANDS = 8;

/**
 * Groups brands by first letter, in the alphabetical order of the host's language. Names that begin with a digit or a
 * symbol come first, under `#`.
 * @returns undefined when the list is too short for a directory.
 */
export function directory(
  title: string,
  links: readonly DirectoryLink[],
  locale: Locale,
): Directory | undefined {
  if (links.length < MIN_BRANDS) return undefined;
  const sorted = [...links].sort(byTitle(locale));
  const groups = Map.groupBy(sorted, (link) => firstLetter(link.title));
  const letters = [...groups].map(([letter, group]) => ({ letter, links: group }));
  return { title, letters: letters.sort((a, b) => Number(b.letter === '#') - Number(a.letter === '#')) };
}

type Order = (one: DirectoryLink, other: DirectoryLink) => number;

/** Created once for each language: a collator costs more than sorting with it. */
const orders = new Map<Locale, Order>();

function byTitle(locale: Locale): Order {
  let order = orders.get(locale);
  if (!order) {
    const { compare } = new Intl.Collator(LOCALE_FACTS[locale].lang);
    order = (one, other) => compare(one.title, other.title);
    orders.set(locale, order);
  }
  return order;
}

/** The first letter without a Latin accent: `Étienne` is under E. Cyrillic letters such as Й are unchanged. */
function firstLetter(title: string): string {
  const first = [...title][0] ?? '';
  const plain = /\p{Script=Latin}/u.test(first) ? first.normalize('NFD').charAt(0) : first;
  return /\p{L}/u.test(plain) ? plain.toLocaleUpperCase() : '#';
}
