import { lowerBound } from '../../column-index/lower-bound.ts';

/** Different texts by number, from 1, and how many items have each. */
export interface CountedTexts {
  has(text: string): boolean;
  /** Whether a text begins with this one. */
  begins(text: string): boolean;
  /** Counts a text. `isNew` if no item had it. */
  add(text: string): { number: number; isNew: boolean };
  /** Counts a text less. @returns the text if no item has it any more. */
  remove(number: number): string | undefined;
}

/** Creates an empty list. Texts that no item has any more keep their number. */
export function createCountedTexts(): CountedTexts {
  const numbers = new Map<string, number>();
  const texts = [''];
  const counts = [0];
  // Sorted when it is asked for, and from then on changed in place.
  let sorted: string[] | undefined;
  const has = (text: string) => (counts[numbers.get(text) ?? 0] ?? 0) > 0;
  return {
    has,
    begins(text) {
      sorted ??= texts.filter(has).sort();
      return sorted[lowerBound(sorted, text)]?.startsWith(text) ?? false;
    },
    add(text) {
      let number = numbers.get(text);
      if (number === undefined) {
        number = texts.push(text) - 1;
        numbers.set(text, number);
      }
      const count = (counts[number] ?? 0) + 1;
      counts[number] = count;
      if (count === 1 && sorted) sorted.splice(lowerBound(sorted, text), 0, text);
      return { number, isNew: count === 1 };
    },
    remove(number) {
      const count = (counts[number] ?? 0) - 1;
      if (number === 0 || count < 0) return undefined;
      counts[number] = count;
      if (count > 0) return undefined;
      const text = texts[number] ?? '';
      if (sorted) sorted.splice(lowerBound(sorted, text), 1);
      return text;
    },
  };
}
