import { num, path, polar } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';

import type { JewelDesign } from './jewel-design.ts';

import { drawSetting } from './setting.ts';

import { ellipse, type Frame, sum, within } from './space.ts';

/** A large stone or a plate of metal on a base. */
export function signet(canvas: JewelCanvas, design: JewelDesign, top: Frame): string {
  const { random, cut } = design;
  if (design.stone) {
    return drawSetting(canvas, top, {
      stone: design.stone,
      cut: cut === 'marquise' ? 'oval' : cut,
      size: 84,
      kind: 'bezel',
      around: 'diamond',
      rise: 34,
      claws: 4,
    });
  }
  const square = random.chance(0.4);
  const { deep, shine, dark } = canvas.metal;
  const face = (r: number, out: number) => {
    const lift: Frame = { ...top, at: within(top, 0, 0, out) };
    return square
      ? `${[
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ]
          .map(([x = 0, y = 0], index) => {
            const [px, py] = within(lift, x * r * 0.85, y * r);
            return `${index ? 'L' : 'M'}${num(px)} ${num(py)}`;
          })
          .join('')}Z`
      : ellipse(lift.at, sum([top.across, r * 0.9]), sum([top.down, r * 1.05]));
  };
  let crest = '';
  const rays = random.pick([6, 8, 12] as const);
  for (let index = 0; index < rays; index += 1) {
    const [x, y] = polar((index * 360) / rays, 46);
    const [a, b] = [within(top, x * 0.35, y * 0.35, 26), within(top, x, y, 26)];
    crest += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  return (
    path(face(72, 0), `fill="url(#mr)" stroke="${deep}" stroke-width="1"`) +
    path(face(74, 24), `fill="url(#m)" stroke="${deep}" stroke-width="1"`) +
    path(face(64, 25), `fill="none" stroke="${dark}" stroke-opacity=".7" stroke-width="1.6"`) +
    path(face(62, 26), `fill="none" stroke="${shine}" stroke-opacity=".8" stroke-width="1.2"`) +
    path(crest, `stroke="${dark}" stroke-width="3" stroke-linecap="round"`)
  );
}
