import { num, path, polar } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { melee } from './gem.ts';
import type { JewelDesign } from './jewel-design.ts';

import { drawHoop, type Hoop, onHoop } from './shank.ts';
import { ellipse, type Frame, sum, within } from './space.ts';

export function eternity(canvas: JewelCanvas, design: JewelDesign, hoop: Hoop): string {
  const { back, front } = drawHoop(canvas, hoop);
  const stone = design.stone ?? 'diamond';
  const size = hoop.wide * 0.52;
  const count = Math.round((2 * Math.PI * hoop.radius) / (size * 2.12));
  const alternate = design.small && design.small !== stone ? design.small : stone;
  let stones = '';
  for (let index = 0; index < count; index += 1) {
    const frame = onHoop(hoop, (index * 360) / count);
    if (frame.facing[2] > -0.05)
      stones += melee(canvas, index % 2 ? alternate : stone, { ...frame, at: within(frame, 0, 0, 5) }, size);
  }
  return back + front + stones;
}

/** A plain band: grooved, ribbed, hammered, or with a row of stones. */
export function engraved(canvas: JewelCanvas, design: JewelDesign, hoop: Hoop): string {
  const { back, front } = drawHoop(canvas, hoop);
  const { random, stone } = design;
  const { deep, shine } = canvas.metal;
  const along = random.pick<readonly number[]>([
    [-0.6, 0.6],
    [0],
    [-0.66, -0.33, 0, 0.33, 0.66],
    [-0.8, 0.8, -0.7, 0.7],
  ]);
  const lines = along
    .map((place) => {
      const line = (shift: number) => arc(hoop, place + shift);
      return (
        path(line(0), `fill="none" stroke="${deep}" stroke-opacity=".7" stroke-width="2.4"`) +
        path(line(0.03), `fill="none" stroke="${shine}" stroke-opacity=".8" stroke-width="1.2"`)
      );
    })
    .join('');
  let stones = '';
  if (stone) {
    for (let degrees = -70; degrees <= 70; degrees += 7.4)
      stones += melee(canvas, stone, onHoop(hoop, degrees, along.length > 2 ? 0 : 0.3), 11);
  }
  return back + front + lines + stones;
}

/** The visible half of a line around a hoop. */
function arc(hoop: Hoop, along: number): string {
  let d = '';
  for (let degrees = -180; degrees <= 180; degrees += 5) {
    const { at, facing } = onHoop(hoop, degrees, along);
    if (facing[2] > 0) d += `${d.endsWith(' ') ? 'L' : 'M'}${num(at[0])} ${num(at[1])} `;
    else d = d.trimEnd();
  }
  return d.trimEnd();
}

/** Flat-headed screws around a band; in some rings every second one is a stone. */
export function screws(canvas: JewelCanvas, design: JewelDesign, hoop: Hoop): string {
  const { back, front } = drawHoop(canvas, hoop);
  return back + front + rims(canvas, hoop) + screwHeads(canvas, design, hoop, 10, hoop.wide * 0.25);
}

/** Raised rims along both sides of a band. */
export function rims(canvas: JewelCanvas, hoop: Hoop): string {
  const { deep, shine } = canvas.metal;
  return [-0.78, 0.78]
    .map(
      (place) =>
        path(arc(hoop, place), `fill="none" stroke="${deep}" stroke-opacity=".6" stroke-width="1.8"`) +
        path(arc(hoop, place + 0.05), `fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="1.2"`),
    )
    .join('');
}

/** Screw heads around a hoop; `size` is their radius. */
export function screwHeads(
  canvas: JewelCanvas,
  design: JewelDesign,
  hoop: Hoop,
  count: number,
  size: number,
): string {
  const { light, dark, deep, mid } = canvas.metal;
  let heads = '';
  const turn = design.random.between(0, 36);
  for (let index = 0; index < count; index += 1) {
    const frame = onHoop(hoop, turn + (index * 360) / count);
    if (frame.facing[2] < 0.06) continue;
    if (design.stone && index % 2) {
      heads += melee(canvas, design.stone, frame, size * 0.8);
      continue;
    }
    const ring = (r: number) => ellipse(frame.at, sum([frame.across, r]), sum([frame.down, r]));
    const slot = [polar(70, size * 0.92), polar(250, size * 0.92)].map(([x, y]) => within(frame, x, y));
    heads +=
      path(ring(size), `fill="${light}" stroke="${deep}" stroke-width="1.2"`) +
      path(ring(size * 0.8), `fill="none" stroke="${mid}" stroke-width="1"`) +
      path(
        `M${slot.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`,
        `stroke="${dark}" stroke-width="${num(size * 0.26)}"`,
      );
  }
  return heads;
}

/** Three interlocked bands in three colours of gold. */
export function trinity(canvas: JewelCanvas, frame: Frame, radius: number): string {
  const turns = [
    ['yellow_gold', -13, -16],
    ['white_gold', 3, 12],
    ['rose_gold', 16, -2],
  ] as const;
  return turns
    .map(([metal, lean, shift], index) => {
      const sin = Math.sin((lean * Math.PI) / 180);
      const cos = Math.cos((lean * Math.PI) / 180);
      const own: Frame = {
        at: within(frame, shift * 0.4, 0, shift),
        across: sum([frame.across, cos], [frame.facing, sin]),
        down: frame.down,
        facing: sum([frame.facing, cos], [frame.across, -sin]),
      };
      return drawHoop(canvas.of(metal), { frame: own, radius, thick: 20, wide: 34 }, `t${index}`);
    })
    .reduce((drawn, { back, front }) => back + drawn + front, '');
}
