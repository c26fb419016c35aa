import { num, path } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { gem, melee } from './gem.ts';
import { gemLook } from './gem-colours.ts';
import { CUTS, type Cut } from './gem-cuts.ts';
import { ellipse, flat, type Frame, laid, sum, within } from './space.ts';

/** Kinds of settings of a principal stone. */
export type SettingKind = 'prongs' | 'bezel' | 'halo';

/** A principal stone and its setting. */
export interface Setting {
  stone: string;
  cut: Cut;
  /** Half the width of the stone. */
  size: number;
  kind: SettingKind;
  /** Stone of a halo. */
  around: string;
  /** Height of the girdle above the frame. */
  rise: number;
  claws: 4 | 6;
}

/** A stone in its setting: the basket below, the stone, the claws over its edge. */
export function drawSetting(canvas: JewelCanvas, frame: Frame, setting: Setting): string {
  const { stone, cut, size, kind, rise } = setting;
  const { girdle } = CUTS[cut];
  const raised: Frame = { ...frame, at: within(frame, 0, 0, rise) };
  const { light, mid, dark, deep, shine } = canvas.metal;
  const rim = (reach: number, out: number, frameAt = raised) => {
    const points = Array.from({ length: 36 }, (_, index) => girdle(index / 36)).map(([x, y]) =>
      within(frameAt, x * size * reach, y * size * reach, out),
    );
    return `${points.map(([x, y], index) => `${index ? 'L' : 'M'}${num(x)} ${num(y)}`).join('')}Z`;
  };
  const claws = clawTurns(cut, setting.claws).map((turn) => {
    const [x, y] = girdle(turn);
    const foot = within(frame, x * size * 0.55, y * size * 0.55, 0);
    const knee = within(raised, x * size * 1.02, y * size * 1.02, 0);
    const tip = within(raised, x * size * 0.84, y * size * 0.84, size * 0.13);
    const point = (v: readonly number[]) => `${num(v[0] ?? 0)} ${num(v[1] ?? 0)}`;
    // From the front, a claw is in front of the stone; from above, it rises behind the stone.
    const near = frame.facing[2] < 0.75 && sum([knee, 1], [raised.at, -1])[2] > -size * 0.2;
    const leg = `M${point(foot)}L${point(knee)}`;
    const grip = `M${point(knee)}L${point(tip)}`;
    return near ? { under: '', over: `${leg}L${point(tip)}` } : { under: leg, over: grip };
  });
  const thick = Math.max(2.4, size * 0.13);
  const wires = (part: 'under' | 'over') => {
    const d = claws.map((claw) => claw[part]).join('');
    if (!d) return '';
    const line = (stroke: string, width: number, more = '') =>
      path(
        d,
        `fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${more}`,
      );
    return line(deep, thick) + line(mid, thick * 0.82) + line(light, thick * 0.5) + line(shine, thick * 0.2);
  };
  if (gemLook(stone).dome === 'pearl') return pearlOnCup(canvas, frame, setting);
  const a = sum([raised.across, size * 0.62]);
  const b = sum([raised.down, size * 0.62 * CUTS[cut].tall]);
  const rail = path(
    ellipse(within(frame, 0, 0, rise * 0.45), a, b),
    `fill="none" stroke="${mid}" stroke-width="${num(thick * 0.8)}"`,
  );
  const body = gem(canvas, stone, cut, raised, size);
  if (kind === 'bezel') {
    const wall =
      path(rim(1.16, -size * 0.3), `fill="${dark}"`) +
      path(rim(1.18, 0), `fill="url(#m)" stroke="${deep}" stroke-width=".7"`);
    return (
      wall +
      path(rim(1.05, size * 0.04), `fill="${dark}"`) +
      body +
      path(rim(1.06, size * 0.06), `fill="none" stroke="${shine}" stroke-opacity=".7" stroke-width="1"`)
    );
  }
  const halo = kind === 'halo' ? drawHalo(canvas, raised, setting) : '';
  return rail + wires('under') + halo + body + wires('over');
}

/** A pearl on a pin in a cup, without claws. */
function pearlOnCup(canvas: JewelCanvas, frame: Frame, { size, around, kind }: Setting): string {
  const cup = { ...frame, at: within(frame, 0, 0, size * 0.2) };
  const rim = ellipse(cup.at, sum([frame.across, size * 0.62]), sum([frame.down, size * 0.62]));
  const stones =
    kind === 'halo'
      ? evenly(CUTS.round.girdle, size * 0.98, size * 0.24)
          .map(([x, y]) => melee(canvas, around, { ...frame, at: within(cup, x, y) }, size * 0.13))
          .join('')
      : '';
  return (
    path(rim, `fill="url(#m)" stroke="${canvas.metal.deep}"`) +
    stones +
    gem(canvas, 'pearl', 'round', { ...frame, at: within(frame, 0, 0, size * 0.72) }, size * 0.95)
  );
}

/** Small stones all around a large one. */
function drawHalo(canvas: JewelCanvas, frame: Frame, { cut, size, around }: Setting): string {
  const { girdle } = CUTS[cut];
  const small = Math.max(3.6, size * 0.155);
  const reach = 1 + (small / size) * 1.15;
  const places = evenly(girdle, size * reach, small * 2.12);
  const plate = places.map(([x, y]) => within(frame, x, y, -size * 0.1));
  const d = plate.map(([x, y]) => `M${num(x)} ${num(y)}h.1`).join('');
  return (
    path(d, `stroke="${canvas.metal.dark}" stroke-width="${num(small * 2.6)}" stroke-linecap="round"`) +
    places.map(([x, y]) => melee(canvas, around, { ...frame, at: within(frame, x, y, 0) }, small)).join('')
  );
}

/** Positions one step apart along a girdle that is `scale` times as large. */
export function evenly(
  girdle: (turn: number) => readonly [number, number],
  scale: number,
  step: number,
): [number, number][] {
  const fine = Array.from({ length: 361 }, (_, index) => girdle(index / 360));
  const lengths = [0];
  fine.forEach(([x, y], index) => {
    const before = fine[index - 1];
    if (before) lengths.push((lengths[index - 1] ?? 0) + Math.hypot(x - before[0], y - before[1]) * scale);
  });
  const whole = lengths.at(-1) ?? 0;
  const count = Math.max(3, Math.round(whole / step));
  return Array.from({ length: count }, (_, index) => {
    const at = lengths.findIndex((length) => length >= (index / count) * whole);
    const [x, y] = fine[at] ?? [0, 0];
    return [x * scale, y * scale];
  });
}

/** Positions of the claws: at the corners or the points of a cut that has them. */
function clawTurns(cut: Cut, count: 4 | 6): number[] {
  const turns: Partial<Record<Cut, number[]>> = {
    emerald: [0.094, 0.406, 0.594, 0.906],
    princess: [0.125, 0.375, 0.625, 0.875],
    cushion: [0.125, 0.375, 0.625, 0.875],
    marquise: [0, 0.5, 0.2, 0.3, 0.7, 0.8],
    pear: [0, 0.25, 0.4, 0.6, 0.75],
    heart: [0.12, 0.3, 0.5, 0.7, 0.88],
    oval: [0.12, 0.38, 0.62, 0.88],
  };
  const offset = count === 4 ? 0.125 : 1 / 12;
  return turns[cut] ?? Array.from({ length: count }, (_, index) => offset + index / count);
}

/** A repeated small stone with claws: all of them share one drawing. */
export function stampedSetting(
  canvas: JewelCanvas,
  stone: string,
  cut: Cut,
  frame: Frame,
  size: number,
): string {
  const symbol = canvas.define(`y-${stone}-${cut}`, (name) => {
    const setting = { stone, cut, size: 20, kind: 'prongs', around: stone, rise: 0, claws: 4 } as const;
    return `<g id="${name}">${drawSetting(canvas, flat(), setting)}</g>`;
  });
  return `<use href="#${symbol}" transform="${laid(frame, size / 20)}"/>`;
}
