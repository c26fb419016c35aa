import { percentOf } from './scale.ts';

/** A part of a whole, and its texts. */
export interface Share {
  label: string;
  value: string;
  amount: number;
}

/** A segment of a bar, per cent of its width. */
export interface Segment {
  x: number;
  width: number;
}

/** Segments of a bar, one for each amount, side by side in order; together they fill it. */
export function shareSegments(amounts: readonly number[]): Segment[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  let before = 0;
  return amounts.map((amount) => {
    const x = percentOf(before, whole);
    before += amount;
    return { x, width: Math.round(100 * (percentOf(before, whole) - x)) / 100 };
  });
}
