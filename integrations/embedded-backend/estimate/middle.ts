import { quantile } from '../price-history/spread.ts';

/** The middle of some values and how far they stray from it. */
export interface Middle {
  count: number;
  centre: number;
  /** Half the width of the middle half. */
  stray: number;
}

/** The median of values in any order, of which there is one at least. */
export function medianOf(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/**
 * Middle of sorted values, one of them left out at will; nothing is copied, since every sale of a large archive is left
 * out once.
 * @param without place of the value that does not count.
 */
export function middleOf(sorted: readonly number[], without?: number): Middle {
  const count = without === undefined ? sorted.length : sorted.length - 1;
  const at = (place: number) =>
    sorted[without !== undefined && place >= without ? place + 1 : place] ?? Number.NaN;
  const part = (share: number) => {
    const place = (count - 1) * share;
    const [before, after] = [at(Math.floor(place)), at(Math.ceil(place))];
    return before + (after - before) * (place - Math.floor(place));
  };
  return { count, centre: part(0.5), stray: (part(0.75) - part(0.25)) / 2 };
}
