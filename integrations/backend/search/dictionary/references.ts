import { compactReference, latinReferences, withoutNoughts } from '../../language/reference.ts';
import { lowerBound } from '../../column-index/lower-bound.ts';

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
}

/** Minimum number of characters of a beginning. Shorter ones are years, diameters and model numbers. */
const SHORTEST_BEGINNING = 4;

/** Minimum number of characters of a reference without its first letters: Q3858522 is also called 3858522. */
const SHORTEST_WITHOUT_LETTERS = 6;

/** The first characters must match exactly. */
const ALIKE = 3;

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Creates the look-up of references. @param references as they are written. */
export function createReferences(references: Iterable<string>): References {
  const whole = new Set<string>();
  const short = new Map<string, string>();
  const unlettered = new Map<string, string>();
  for (const reference of references) {
    const compact = compactReference(reference);
    if (compact === '') continue;
    whole.add(compact);
    short.set(withoutNoughts(compact), compact);
    const digits = compact.replace(/^\p{L}+/u, '');
    if (digits.length >= SHORTEST_WITHOUT_LETTERS) unlettered.set(digits, compact);
  }
  const sorted = [...whole].sort();
  const beginning = (text: string) => sorted[lowerBound(sorted, text)]?.startsWith(text) ?? false;

  const findOne = (compact: string): FoundReference | undefined => {
    if (whole.has(compact)) return { compact, whole: true };
    const other = short.get(withoutNoughts(compact)) ?? unlettered.get(compact);
    if (other) return { compact: other, whole: true };
    const long = compact.length >= SHORTEST_BEGINNING && /\d{3}/.test(compact);
    return long && beginning(compact) ? { compact, whole: false } : undefined;
  };
  return {
    find(typed) {
      const found = latinReferences(typed).flatMap((form) => (/\d/.test(form) ? (findOne(form) ?? []) : []));
      return found.find((one) => one.whole) ?? found[0];
    },
    nearest(typed) {
      for (const form of latinReferences(typed)) {
        if (form.length < 6 || !/\d{3}/.test(form)) continue;
        for (const compact of oneSlip(form)) if (whole.has(compact)) return { compact, whole: true };
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
  for (let place = ALIKE; place < form.length - 1; place += 1) {
    yield form.slice(0, place) + form.charAt(place + 1) + form.charAt(place) + form.slice(place + 2);
  }
  for (let place = ALIKE; place < form.length; place += 1) {
    for (const sign of SIGNS) yield form.slice(0, place) + sign + form.slice(place + 1);
  }
  for (let place = ALIKE; place < form.length; place += 1) yield form.slice(0, place) + form.slice(place + 1);
  for (let place = ALIKE; place <= form.length; place += 1) {
    for (const sign of SIGNS) yield form.slice(0, place) + sign + form.slice(place);
  }
}
