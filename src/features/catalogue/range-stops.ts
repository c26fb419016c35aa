import type { RangeName } from '@tourbillon/domain/sections/filters.ts';

/** Values between the powers of ten at which a slider of prices stops. */
const ROUND_FACTORS = [1, 1.5, 2, 3, 4, 5, 7] as const;

/** Days at which a slider of ages stops: a day, a week, a month, and so on. */
const AGE_STOPS = [0, 1, 3, 7, 14, 30, 60, 90, 180, 365, 730, 1095, 1825, 3650] as const;

/** Limits of a range in the shown unit. */
interface Limits {
  from: number;
  to: number;
}

/**
 * The values at which the slider of a range stops, in ascending order; the first is not above the lower limit, the
 * last not below the upper one. Prices stop at round figures of the shown currency, ages at weeks and months, years
 * and millimetres at each.
 */
export function rangeStops(name: RangeName, { from, to }: Limits): number[] {
  if (name === 'price') return between(roundFigures(from, to), from, to);
  if (name === 'days_in_stock') return between(AGE_STOPS, from, to);
  const first = Math.floor(from);
  return Array.from({ length: Math.ceil(to) - first + 1 }, (_, place) => first + place);
}

/** Round figures from the power of ten below a price to the one above another. */
function roundFigures(from: number, to: number): number[] {
  const powers: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(Math.max(1, from))); power <= to * 10; power *= 10) {
    powers.push(power);
  }
  return powers.flatMap((power) => ROUND_FACTORS.map((figure) => figure * power));
}

/** Those of ascending values that span the limits, without the superfluous ones outside. */
function between(values: readonly number[], from: number, to: number): number[] {
  const first = values.findLastIndex((value) => value <= from);
  const last = values.findIndex((value) => value >= to);
  return values.slice(Math.max(0, first), last === -1 ? undefined : last + 1);
}
