import { quantile } from '../price-history/price-history.ts';

/** The middle of some values and how far they stray from it. */
export interface CentreAndSpread {
  count: number;
  centre: number;
  /** From the middle to the bounds that leave out a tenth of the values on either side. */
  down: number;
  up: number;
}

/** Share of the values beyond each bound. */
const TAIL = 0.1;

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
export function centreAndSpreadOf(sorted: readonly number[], without?: number): CentreAndSpread {
  const count = without === undefined ? sorted.length : sorted.length - 1;
  const at = (place: number) =>
    sorted[without !== undefined && place >= without ? place + 1 : place] ?? Number.NaN;
  const part = (share: number) => {
    const place = (count - 1) * share;
    const [before, after] = [at(Math.floor(place)), at(Math.ceil(place))];
    return before + (after - before) * (place - Math.floor(place));
  };
  const centre = part(0.5);
  return { count, centre, down: centre - part(TAIL), up: part(1 - TAIL) - centre };
}
