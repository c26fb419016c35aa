import { compactReference, latinReferences, withoutZeros } from '../../language/reference.ts';
import { createAliases, type Aliases } from './aliases.ts';
import { createCountedTexts } from './counted-texts.ts';

/** A reference number found in a query. */
export interface FoundReference {
  /** Compact form. If it is not whole, it matches every reference that begins with it. */
  compact: string;
  /** Whether it is a whole reference or only the beginning. */
  whole: boolean;
}

/** The reference numbers of the stock. */
export interface References {
  /** Finds a reference typed with any punctuation and in any alphabet. */
  find(typed: string): FoundReference | undefined;
  /** Finds a reference that differs by one typing mistake. */
  nearest(typed: string): FoundReference | undefined;
  /** Adds the reference of an item, as it is written. @returns its number; 0 if it has none. */
  add(written: string): number;
  /** Removes the reference of an item by its number. */
  remove(number: number): void;
}

/** Minimum number of characters of a beginning. Shorter ones are years, diameters and model numbers. */
const SHORTEST_BEGINNING = 4;

/** Minimum number of characters of a reference without its first letters: Q3858522 is also called 3858522. */
const SHORTEST_WITHOUT_LETTERS = 6;

/** The first characters must match exactly. */
const EXACT_CHARACTERS = 3;

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Creates the look-up of references. @param references as they are written. */
export function createReferences(references: Iterable<string> = []): References {
  const stored = createCountedTexts();
  const short = createAliases();
  const unlettered = createAliases();
  const eachAlias = (compact: string, apply: (aliases: Aliases, alias: string) => void) => {
    const bare = withoutZeros(compact);
    if (bare !== compact) apply(short, bare);
    const digits = compact.replace(/^\p{L}+/u, '');
    if (digits.length >= SHORTEST_WITHOUT_LETTERS) apply(unlettered, digits);
  };
  const add = (written: string) => {
    const compact = compactReference(written);
    if (compact === '') return 0;
    const { number, isNew } = stored.add(compact);
    if (isNew) eachAlias(compact, (aliases, alias) => aliases.add(alias, compact));
    return number;
  };
  for (const reference of references) add(reference);

  const findOne = (compact: string): FoundReference | undefined => {
    if (stored.has(compact)) return { compact, whole: true };
    const bare = withoutZeros(compact);
    const other = stored.has(bare) ? bare : (short.get(bare) ?? unlettered.get(compact));
    if (other) return { compact: other, whole: true };
    const long = compact.length >= SHORTEST_BEGINNING && /\d{3}/.test(compact);
    return long && stored.begins(compact) ? { compact, whole: false } : undefined;
  };
  return {
    add,
    remove(number) {
      const gone = stored.remove(number);
      if (gone !== undefined) eachAlias(gone, (aliases, alias) => aliases.remove(alias, gone));
    },
    find(typed) {
      const found = latinReferences(typed).flatMap((form) => (/\d/.test(form) ? (findOne(form) ?? []) : []));
      return found.find((one) => one.whole) ?? found[0];
    },
    nearest(typed) {
      for (const form of latinReferences(typed)) {
        if (form.length < 6 || !/\d{3}/.test(form)) continue;
        for (const compact of oneSlip(form)) if (stored.has(compact)) return { compact, whole: true };
      }
      return undefined;
    },
  };
}

/**
 * All variants with one typing mistake after the first characters: about a thousand look-ups for any size of the
 * stock.
 */
function* oneSlip(form: string): Generator<string> {
  for (let place = EXACT_CHARACTERS; place < form.length - 1; place += 1) {
    yield form.slice(0, place) + form.charAt(place + 1) + form.charAt(place) + form.slice(place + 2);
  }
  for (let place = EXACT_CHARACTERS; place < form.length; place += 1) {
    for (const sign of SIGNS) yield form.slice(0, place) + sign + form.slice(place + 1);
  }
  for (let place = EXACT_CHARACTERS; place < form.length; place += 1)
    yield form.slice(0, place) + form.slice(place + 1);
  for (let place = EXACT_CHARACTERS; place <= form.length; place += 1) {
    for (const sign of SIGNS) yield form.slice(0, place) + sign + form.slice(place);
  }
}
