import { num, path } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { gem } from './gem.ts';
import type { JewelDesign } from './jewel-design.ts';

import { type Frame, within } from './space.ts';
import { tube } from './tube.ts';

/** A wire around the finger with overlapping ends: a nail with head and point, or a snake. */
export function windWire(
  canvas: JewelCanvas,
  design: JewelDesign,
  frame: Frame,
  kind: 'nail' | 'serpent',
  radius: number,
): string {
  const turns = kind === 'serpent' ? 1.8 : 1.16;
  const rise = radius * (kind === 'serpent' ? 0.3 : 0.22);
  const wide = radius * (kind === 'serpent' ? 0.15 : 0.12);
  const at = (part: number) => {
    const angle = ((part - 0.5) * turns + (kind === 'nail' ? 0.5 : 0.2)) * 2 * Math.PI;
    const out = radius + 8;
    return within(frame, Math.sin(angle) * out, -Math.cos(angle) * out, (part - 0.5) * rise * turns);
  };
  const runs: { d: string; near: boolean }[] = [];
  const steps = 110;
  for (let step = 0; step < steps; step += 1) {
    const [a, b] = [at(step / steps), at((step + 1) / steps)];
    const near = (a[2] + b[2]) / 2 > 0;
    const last = runs.at(-1);
    if (last?.near === near) last.d += `L${num(b[0])} ${num(b[1])}`;
    else runs.push({ d: `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`, near });
  }
  const drawn = (near: boolean) =>
    runs
      .filter((run) => run.near === near)
      .map(
        (run, index) =>
          tube(`w${near ? 'n' : 'f'}${index}`, run.d, wide, canvas.metal, true) +
          (kind === 'serpent' ? scales(canvas, run.d, wide) : ''),
      )
      .join('');
  const ends =
    kind === 'serpent' ? snakeHead(canvas, design, at(1), at(0.97), wide) : nailEnds(canvas, at, wide);
  return drawn(false) + drawn(true) + ends;
}

function scales(canvas: JewelCanvas, d: string, wide: number): string {
  const { deep, shine } = canvas.metal;
  return (
    path(
      d,
      `fill="none" stroke="${deep}" stroke-opacity=".5" stroke-width="${num(wide * 0.9)}" stroke-dasharray="1.6 11"`,
    ) +
    path(
      d,
      `fill="none" stroke="${shine}" stroke-opacity=".55" stroke-width="${num(wide * 0.62)}" stroke-dasharray="1.4 11.2" stroke-dashoffset="-2"`,
    )
  );
}

/** The head of a snake with its eyes and a stone on its forehead. */
function snakeHead(
  canvas: JewelCanvas,
  design: JewelDesign,
  tip: readonly number[],
  before: readonly number[],
  wide: number,
): string {
  const degrees =
    (Math.atan2((tip[1] ?? 0) - (before[1] ?? 0), (tip[0] ?? 0) - (before[0] ?? 0)) * 180) / Math.PI;
  const k = wide / 34;
  const { deep, shine, dark } = canvas.metal;
  const eye = design.stone && design.stone !== 'diamond' ? design.stone : 'emerald';
  const frame = (x: number, y: number): Frame => ({
    at: [x, y, 0],
    across: [1, 0, 0],
    down: [0, 1, 0],
    facing: [0, 0, 1],
  });
  const body =
    path(
      'M-16 -17C6 -34 38 -27 60 -8Q66 0 60 8C38 27 6 34 -16 17Q-22 0 -16 -17Z',
      `fill="url(#m)" stroke="${deep}" stroke-width="1.4"`,
    ) +
    path(
      'M-8 0L18 -15L50 -4M-8 0L18 15L50 4M18 -15V15',
      `fill="none" stroke="${dark}" stroke-opacity=".75" stroke-width="1.5"`,
    ) +
    path(
      'M-10 -15C10 -27 34 -22 54 -8',
      `fill="none" stroke="${shine}" stroke-opacity=".9" stroke-width="2.4" stroke-linecap="round"`,
    ) +
    gem(canvas, eye, 'pear', { ...frame(34, -12), across: [0.5, 0.86, 0], down: [-0.86, 0.5, 0] }, 4.6) +
    gem(canvas, eye, 'pear', { ...frame(34, 12), across: [0.5, -0.86, 0], down: [-0.86, -0.5, 0] }, 4.6) +
    (design.stone
      ? gem(canvas, design.stone, 'marquise', { ...frame(12, 0), across: [0, 1, 0], down: [-1, 0, 0] }, 7.5)
      : '');
  return `<g transform="translate(${num(tip[0] ?? 0)} ${num(tip[1] ?? 0)}) rotate(${num(degrees)}) scale(${num(k)})">${body}</g>`;
}

function nailEnds(canvas: JewelCanvas, at: (part: number) => readonly number[], wide: number): string {
  return nailHead(canvas, at(0), at(0.02), wide) + nailPoint(canvas, at(1), at(0.98), wide);
}

/** The flat head of a nail at the end of a wire. */
function nailHead(
  canvas: JewelCanvas,
  tip: readonly number[],
  before: readonly number[],
  wide: number,
): string {
  const degrees =
    (Math.atan2((tip[1] ?? 0) - (before[1] ?? 0), (tip[0] ?? 0) - (before[0] ?? 0)) * 180) / Math.PI;
  const { deep, dark, shine } = canvas.metal;
  const h = wide * 0.92;
  const body =
    path(
      `M-${num(wide * 0.9)} -${num(wide * 0.5)}L0 -${num(h)}V${num(h)}L-${num(wide * 0.9)} ${num(wide * 0.5)}Z`,
      `fill="url(#mr)" stroke="${deep}" stroke-width="1"`,
    ) +
    `<rect x="0" y="-${num(h)}" width="${num(wide * 0.34)}" height="${num(h * 2)}" rx="3" fill="url(#m)" stroke="${deep}" stroke-width="1"/>` +
    path(`M${num(wide * 0.08)} -${num(h * 0.8)}V${num(h * 0.6)}`, `stroke="${shine}" stroke-width="2.4"`) +
    path(
      `M-${num(wide * 0.25)} -${num(wide * 0.6)}V${num(wide * 0.6)}M-${num(wide * 0.5)} -${num(wide * 0.55)}V${num(wide * 0.55)}`,
      `stroke="${dark}" stroke-opacity=".6" stroke-width="1.6"`,
    );
  return `<g transform="translate(${num(tip[0] ?? 0)} ${num(tip[1] ?? 0)}) rotate(${num(degrees)})">${body}</g>`;
}

/** The four-sided point of a nail. */
function nailPoint(
  canvas: JewelCanvas,
  tip: readonly number[],
  before: readonly number[],
  wide: number,
): string {
  const degrees =
    (Math.atan2((tip[1] ?? 0) - (before[1] ?? 0), (tip[0] ?? 0) - (before[0] ?? 0)) * 180) / Math.PI;
  const { light, dark, shine, deep } = canvas.metal;
  const h = wide * 0.52;
  const body =
    path(`M-4 -${num(h)}L${num(wide * 1.9)} 0L-4 0Z`, `fill="${shine}"`) +
    path(`M-4 0L${num(wide * 1.9)} 0L-4 ${num(h)}Z`, `fill="${dark}"`) +
    path(
      `M-4 -${num(h)}L${num(wide * 1.9)} 0L-4 ${num(h)}Z`,
      `fill="none" stroke="${deep}" stroke-width=".8"`,
    ) +
    path(`M-4 -${num(h * 0.4)}L${num(wide * 1.7)} 0L-4 0Z`, `fill="${light}"`);
  return `<g transform="translate(${num(tip[0] ?? 0)} ${num(tip[1] ?? 0)}) rotate(${num(degrees)})">${body}</g>`;
}
