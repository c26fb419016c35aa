/** A scale of round amounts: the ticks, and the position of an amount between the first and the last, per cent. */
export interface Scale {
  ticks: number[];
  place: (amount: number) => number;
}

/** A scale that holds two amounts, with at most `most` ticks, both ends included. */
export function scaleOf(lowest: number, highest: number, most = 5): Scale {
  const ticks = ticksOf(lowest, highest, most);
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, place: (amount) => percentOf(amount - first, last - first) };
}

/** Round, evenly spaced amounts; the first is at or below the lower bound, the last at or above the upper one. */
export function ticksOf(lowest: number, highest: number, most: number): number[] {
  const room = Math.max(highest - lowest, highest / 20, 1);
  const least = 10 ** Math.floor(Math.log10(room) - 1);
  for (const step of [1, 2, 5, 10, 20, 50, 100].map((times) => times * least)) {
    const first = Math.floor(lowest / step);
    const last = Math.max(Math.ceil(highest / step), first + 1);
    if (last - first + 1 <= most) {
      return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
    }
  }
  return [lowest, highest];
}

/** A part of a whole in per cent, to two decimals; half of it when there is no whole. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 50 : Math.round((10_000 * part) / whole) / 100;
}

/** Side of a label at a place in per cent, so that it stays inside the drawing. */
export function anchorAt(place: number): 'start' | 'middle' | 'end' {
  return place < 100 / 3 ? 'start' : place > 200 / 3 ? 'end' : 'middle';
}
