import { num, path } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { chain, type ChainKind, cubic } from './chain.ts';
import { melee } from './gem.ts';
import type { JewelDesign } from './jewel-design.ts';
import type { JewelView } from './jewel-facts.ts';
import { drawMotif, motifTop } from './motif.ts';
import { camera, flat, type Frame } from './space.ts';
import { tube } from './tube.ts';

/** A pendant on its chain. */
export function drawPendant(canvas: JewelCanvas, design: JewelDesign, view: JewelView): string {
  const { random } = design;
  const size =
    {
      solitaire: 88,
      halo: 92,
      pearls: 92,
      trio: 92,
      butterfly: 118,
      leaf: 112,
      key: 128,
      cross: 122,
      bow: 118,
    }[design.family as string] ?? 108;
  const kind = random.pick<ChainKind>(['cable', 'cable', 'curb', 'rope', 'snake', 'figaro']);
  const wide = kind === 'snake' ? 9 : random.between(9, 12);
  const top = 118 - size * motifTop(design) - 26;
  const [spread, rise] = [random.between(200, 290), -random.between(400, 440)];
  const shift = view === 'turned' ? canvas.random.between(-60, 60) : 0;
  const left = cubic([-spread, rise], [-spread * 0.72, rise * 0.35], [-40, top - 120], [0, top]);
  const right = cubic(
    [0, top],
    [40, top - 120],
    [spread * 0.72 + shift, rise * 0.35],
    [spread + shift, rise],
  );
  const turn = view === 'turned' ? camera(canvas.random.pick([-34, 34]), 8) : camera(0, 0);
  const frame: Frame = {
    at: [0, 118, 0],
    across: turn([1, 0, 0]),
    down: turn([0, 1, 0]),
    facing: turn([0, 0, 1]),
  };
  return (
    chain(canvas, left, kind, wide) +
    chain(canvas, right, kind, wide, 'cr') +
    drawMotif(canvas, design, frame, size) +
    bail(canvas, design, top)
  );
}

/** The loop by which a pendant hangs. */
function bail(canvas: JewelCanvas, design: JewelDesign, top: number): string {
  const ring = tube('bl', `M-9 ${num(top + 24)}a9 9 0 1 1 0 .1Z`, 5, canvas.metal, true);
  const d = `M-8 ${num(top - 14)}Q0 ${num(top - 24)} 8 ${num(top - 14)}L11 ${num(top + 14)}Q0 ${num(top + 26)} -11 ${num(top + 14)}Z`;
  const { deep, shine } = canvas.metal;
  const stones = design.small
    ? melee(canvas, design.small, flat(0, top + 4), 6.5)
    : path(`M-3 ${num(top - 12)}V${num(top + 14)}`, `stroke="${shine}" stroke-width="2.2"`);
  return ring + path(d, `fill="url(#m)" stroke="${deep}" stroke-width="1"`) + stones;
}
