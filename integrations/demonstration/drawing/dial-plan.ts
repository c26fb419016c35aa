import type { Design } from './design.ts';
import type { DialPaint } from './dial-paint.ts';
import type { Tones } from './metals.ts';
import type { Outline } from './outline.ts';
import { drawSubdial, type Subdial } from './subdials.ts';
import { polar } from './svg.ts';

/** A dial while its complications find their places. */
export interface DialPlan {
  design: Design;
  dial: Outline;
  paint: DialPaint;
  applied: Tones;
  /** Half of the smaller side of the dial. */
  size: number;
  /** Hours that a complication has taken, from 0 (twelve) to 11. */
  taken: Set<number>;
  /** Hours without an index. */
  free: Set<number>;
  /** Hours with a short index, because something is close. */
  short: Set<number>;
  /** Whether the watch has one of these functions. */
  has(...ids: string[]): boolean;
  /** Draws a sub-dial of this radius at an hour, which is taken from then on. */
  subdial(hour: number, r: number, sub: Omit<Subdial, 'x' | 'y' | 'r'>): string;
}

/** An empty plan of a dial. */
export function planDial(design: Design, dial: Outline, paint: DialPaint, applied: Tones): DialPlan {
  const size = Math.min(dial.w, dial.h);
  const [taken, free, short] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const hand = paint.dark ? '#f1f2f2' : applied.dark;
  return {
    design,
    dial,
    paint,
    applied,
    size,
    taken,
    free,
    short,
    has: (...ids) => ids.some((id) => design.functions.has(id)),
    subdial(hour, r, sub) {
      taken.add(hour % 12);
      short.add(hour % 12);
      const [x, y] = subdialCentre(dial, hour, r);
      return drawSubdial({ ...sub, x, y, r }, paint, hand, design.ringed ? applied.mid : null);
    },
  };
}

/** The centre of a sub-dial of this radius at an hour. */
export function subdialCentre(dial: Outline, hour: number, r: number): [number, number] {
  const half = hour % 6 === 0 ? dial.h : dial.w;
  return polar(hour * 30, half * 0.96 - r - Math.min(dial.w, dial.h) * 0.12);
}
