import { plainNumber } from './plain-number.ts';

/** The place of a typed bound on the scale of a slider, the nearest stop; the end of the scale without a number. */
export function placeOf(typed: string, stops: readonly number[], end: number): number {
  const value = Number(plainNumber(typed));
  if (typed === '' || Number.isNaN(value)) return end;
  const above = stops.findIndex((stop) => stop >= value);
  if (above <= 0) return above === -1 ? stops.length - 1 : 0;
  const below = above - 1;
  return value - (stops[below] ?? 0) < (stops[above] ?? 0) - value ? below : above;
}
