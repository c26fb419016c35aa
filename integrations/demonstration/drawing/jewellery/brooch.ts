import type { JewelCanvas } from './jewel-canvas.ts';
import type { JewelDesign } from './jewel-design.ts';
import type { JewelView } from './jewel-facts.ts';
import { drawMotif } from './motif.ts';
import { camera, type Frame } from './space.ts';
import { tube } from './tube.ts';

/** A brooch from the front; the turned view also shows the end of its pin. */
export function drawBrooch(canvas: JewelCanvas, design: JewelDesign, view: JewelView): string {
  const { random } = canvas;
  const turned = view === 'turned';
  const eye = turned
    ? camera(random.pick([-32, 32]), 18, random.between(-18, 18))
    : camera(0, 0, random.between(-14, 14));
  const frame: Frame = {
    at: [0, 10, 0],
    across: eye([1, 0, 0]),
    down: eye([0, 1, 0]),
    facing: eye([0, 0, 1]),
  };
  const size =
    { butterfly: 250, bow: 250, leaf: 225, fan: 190, star: 240, pearls: 200 }[design.family as string] ?? 225;
  const pin = turned ? tube('pi', 'M-282 74L282 -58', 7, canvas.metal) : '';
  return pin + drawMotif(canvas, design, frame, size);
}
