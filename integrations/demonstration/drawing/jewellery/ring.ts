import type { JewelCanvas } from './jewel-canvas.ts';
import { melee } from './gem.ts';
import type { JewelDesign } from './jewel-design.ts';
import type { JewelView } from './jewel-facts.ts';
import { clover, petals } from './motif-forms.ts';
import { drawSetting } from './setting.ts';
import { drawHoop, type Hoop, onHoop } from './shank.ts';
import { camera, type Frame } from './space.ts';

import { engraved, eternity, screws, trinity } from './band-rings.ts';
import { signet } from './signet.ts';
import { windWire } from './wound.ts';
/** Radius of a ring in units of the drawing. */
const RADIUS = 205;

/** A standing ring, turned a little to the side, its head towards the viewer. */
export function drawRing(canvas: JewelCanvas, design: JewelDesign, view: JewelView): string {
  const { random } = design;
  // The angle belongs to the picture and the design to the piece: all views must show the same design.
  const { between } = canvas.random;
  const eye =
    view === 'turned'
      ? camera(between(12, 18), 58, -8)
      : camera(-between(24, 36), between(30, 40), between(-14, 14));
  const frame: Frame = {
    at: [0, 60, 0],
    across: eye([1, 0, 0]),
    down: eye([0, 1, 0]),
    facing: eye([0, 0, 1]),
  };
  const shape = (wide: number, thick: number, radius = RADIUS): Hoop => ({ frame, radius, thick, wide });
  switch (design.family) {
    case 'band':
      return engraved(canvas, design, shape(random.between(46, 92), 17));
    case 'screws':
      return screws(canvas, design, shape(random.between(52, 70), 16));
    case 'eternity':
      return eternity(canvas, design, shape(design.cut === 'round' ? 34 : 44, 20));
    case 'trinity':
      return trinity(canvas, frame, RADIUS * 0.94);
    case 'nail':
    case 'serpent':
      return windWire(canvas, design, frame, design.family, RADIUS);
    case 'signet':
      return headed(canvas, design, shape(40, 20), (top) => signet(canvas, design, top));
    case 'quatrefoil':
    case 'flower':
      return headed(canvas, design, shape(22, 17), (top) =>
        design.family === 'flower' ? petals(canvas, design, top, 92) : clover(canvas, design, top, 92),
      );
    default:
      return stoned(canvas, design, shape(random.between(19, 27), 18));
  }
}

/** A band with a head; the head hides the near part of the band. */
function headed(canvas: JewelCanvas, design: JewelDesign, hoop: Hoop, head: (top: Frame) => string): string {
  const { back, front } = drawHoop(canvas, hoop);
  return back + front + shoulders(canvas, design, hoop, 26) + head(onHoop(hoop, 0));
}

function stoned(canvas: JewelCanvas, design: JewelDesign, hoop: Hoop): string {
  const { cut, family, weight, claws, random } = design;
  const stone = design.stone ?? 'diamond';
  const size = 38 + weight * 50;
  const kind = family === 'halo' ? 'halo' : random.chance(0.12) ? 'bezel' : 'prongs';
  const setting = {
    stone,
    cut,
    size,
    kind,
    around: design.small ?? 'diamond',
    rise: size * 0.78,
    claws,
  } as const;
  const sides = (top: Frame) =>
    family === 'trio'
      ? [-1, 1]
          .map((side) =>
            drawSetting(canvas, onHoop(hoop, side * (13 + size * 0.17)), {
              ...setting,
              stone: design.small ?? stone,
              cut: cut === 'emerald' || cut === 'princess' ? cut : 'round',
              size: size * 0.62,
              rise: size * 0.5,
              kind: 'prongs',
              claws: 4,
            }),
          )
          .join('') + drawSetting(canvas, top, setting)
      : drawSetting(canvas, top, setting);
  return headed(canvas, design, hoop, sides);
}

/** Small stones on the shoulders of a band, for most rings with a stone. */
function shoulders(canvas: JewelCanvas, design: JewelDesign, hoop: Hoop, from: number): string {
  const { small, random, family } = design;
  if (!small || random.chance(family === 'solitaire' ? 0.55 : 0.25)) return '';
  const size = hoop.wide * 0.38;
  const step = ((size * 2.1) / hoop.radius) * (180 / Math.PI);
  let stones = '';
  for (let degrees = 62; degrees >= from * 0.6; degrees -= step) {
    for (const side of [-1, 1]) {
      const frame = onHoop(hoop, side * degrees);
      if (frame.facing[2] > 0.05) stones += melee(canvas, small, frame, size);
    }
  }
  return stones;
}
