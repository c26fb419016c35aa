import { type Tones } from '../metals.ts';
import { tube } from '../jewellery/tube.ts';
import { type openJewelCanvas } from '../jewellery/jewel-canvas.ts';

import { group, num } from '../svg.ts';
import type { AccessoryDesign } from './accessory-design.ts';

import { hide, stitches } from './leather.ts';

export interface Sewing {
  design: AccessoryDesign;
  t: Tones;
  /** Half the width and half the height of the body. */
  w: number;
  h: number;
  back: boolean;
  own: ReturnType<typeof openJewelCanvas>;
}

/** The body with its seams: a trapezoid with rounded lower corners. */
export function body({ design, w, h }: Sewing, narrow = 0.9, r = 26): string {
  const top = w * narrow;
  const d = `M${num(-top)} ${num(-h)}H${num(top)}L${num(w)} ${num(h - r)}Q${num(w)} ${num(h)} ${num(w - r)} ${num(h)}H${num(r - w)}Q${num(-w)} ${num(h)} ${num(-w)} ${num(h - r)}Z`;
  const i = 13;
  const seam = `M${num(-top + i)} ${num(-h + i)}L${num(-w + i)} ${num(h - r)}Q${num(-w + i)} ${num(h - i)} ${num(r - w + i)} ${num(h - i)}H${num(w - r - i)}Q${num(w - i)} ${num(h - i)} ${num(w - i)} ${num(h - r)}L${num(top - i)} ${num(-h + i)}`;
  return hide(d, design.dye, design.grain) + stitches(seam, design.thread);
}

/** Two handles, rolled or flat, one behind the other. */
export function bagHandles(
  { design, w, h }: Sewing,
  tall: number,
  spread = 0.44,
): { back: string; front: string } {
  const { pale, light, mid, dark, deep } = design.dye;
  const tones = { shine: pale, light, mid, dark, deep };
  const x = w * spread;
  const d = (lift: number, at: number) =>
    `M${num(-x)} ${num(at)}C${num(-x * 0.98)} ${num(-h - tall * 1.3 - lift)} ${num(x * 0.98)} ${num(-h - tall * 1.3 - lift)} ${num(x)} ${num(at)}`;
  return {
    back: group('opacity=".92"', tube('hb', d(14, -h + 8), 19, tones)),
    front: tube('hf', d(0, -h * 0.86), 21, tones),
  };
}
