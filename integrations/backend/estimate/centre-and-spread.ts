import { quantile } from '../price-history/price-history.ts';

/** The median of some values and their spread. */
export interface CentreAndSpread {
  count: number;
  centre: number;
  /** Distances from the median to the lower and upper bounds; a tenth of the values is below, a tenth above. */
  down: number;
  up: number;
}

/** Share of the values beyond each bound. */
const TAIL = 0.1;

/** The median of at least one value, in any order. */
export function medianOf(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/**
 * The median and spread of sorted values. One value can be skipped without a copy of the array, because a large
 * archive does this once for every sale.
 * @param without index of the value to skip.
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
