import type { JewelCanvas } from './jewel-canvas.ts';
import { gem, melee } from './gem.ts';
import { CUTS } from './gem-cuts.ts';
import type { JewelDesign } from './jewel-design.ts';
import { bow, butterfly, leaf, star } from './motif-creatures.ts';
import { clover, petals } from './motif-forms.ts';
import { cross, disc, fan, heart, key } from './motif-shapes.ts';
import { num, path } from '../svg.ts';
import { drawSetting, evenly } from './setting.ts';
import { type Frame, within } from './space.ts';

/** The motif of a pendant, an earring or a brooch; `size` is about the distance from its centre to its edge. */
export function drawMotif(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const draw = {
    heart,
    cross,
    key,
    disc,
    fan,
    butterfly,
    leaf,
    star,
    bow,
    quatrefoil: clover,
    flower: petals,
  }[design.family as string];
  return draw ? draw(canvas, design, frame, size) : stones(canvas, design, frame, size);
}

/** Height of the motif above its centre, relative to `size`: the point where it hangs. */
export function motifTop(design: JewelDesign): number {
  const { family, cut } = design;
  const tops: Partial<Record<JewelDesign['family'], number>> = {
    heart: 0.62,
    cross: 0.85,
    key: 0.82,
    fan: 0.78,
    butterfly: 0.5,
    leaf: 1.3,
    quatrefoil: 0.72,
    bow: 0.2,
    pearls: 0.7,
    trinity: 0.8,
  };
  const stone = ['solitaire', 'halo', 'trio'].includes(family);
  return (
    tops[family] ??
    (stone ? 0.62 * (cut === 'pear' ? 1.75 : CUTS[cut].tall) + (family === 'halo' ? 0.22 : 0) : 1)
  );
}

function stones(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const stone = design.stone ?? 'pearl';
  if (design.family === 'pearls') return pearl(canvas, design, frame, size);
  const setting = {
    stone,
    cut: design.cut,
    size: size * 0.62,
    kind: design.family === 'halo' ? 'halo' : 'prongs',
    around: design.small ?? 'diamond',
    rise: 0,
    claws: design.claws,
  } as const;
  const { tall } = CUTS[design.cut];
  const place = (y: number) => ({ ...frame, at: within(frame, 0, y) });
  if (design.family === 'trio') {
    return (
      drawSetting(canvas, place(-size * 0.95), {
        ...setting,
        cut: 'round',
        stone: design.small ?? stone,
        size: size * 0.2,
        claws: 4,
      }) +
      drawSetting(canvas, place(-size * 0.55), {
        ...setting,
        cut: 'round',
        stone: design.small ?? stone,
        size: size * 0.28,
        claws: 4,
      }) +
      drawSetting(canvas, place(size * (0.2 + tall * 0.25)), setting)
    );
  }
  return drawSetting(canvas, frame, setting);
}

/** A pearl under a cap of stones or metal, inside a halo, or below a row of stones. */
function pearl(canvas: JewelCanvas, design: JewelDesign, frame: Frame, size: number): string {
  const { random, metal } = { random: design.random, metal: canvas.metal };
  const cap = design.small && design.small !== 'pearl' ? design.small : 'diamond';
  const how = random.pick(['stones', 'cap', 'halo', 'line'] as const);
  const r = size * random.between(0.52, 0.78);
  const at = (x: number, y: number): Frame => ({ ...frame, at: within(frame, x, y) });
  const whole = gem(canvas, 'pearl', 'round', frame, r);
  switch (how) {
    case 'stones':
      return (
        whole +
        [-1, 0, 1]
          .map((x) => melee(canvas, cap, at(x * size * 0.2, -r * (1.02 - Math.abs(x) * 0.06)), size * 0.1))
          .join('')
      );
    case 'cap': {
      const [x, y] = within(frame, 0, -r * 0.86);
      return (
        whole +
        path(
          `M${num(x - r * 0.52)} ${num(y)}Q${num(x)} ${num(y - r * 0.5)} ${num(x + r * 0.52)} ${num(y)}Q${num(x)} ${num(y + r * 0.2)} ${num(x - r * 0.52)} ${num(y)}Z`,
          `fill="url(#m)" stroke="${metal.deep}"`,
        )
      );
    }
    case 'halo': {
      const ring = evenly(CUTS.round.girdle, r * 1.12, size * 0.19);
      return (
        ring.map(([x, y]) => melee(canvas, cap, at(x, y), size * 0.095)).join('') +
        gem(canvas, 'pearl', 'round', frame, r * 0.98)
      );
    }
    case 'line':
      return (
        whole +
        [0, 1, 2]
          .map((index) =>
            melee(canvas, cap, at(0, -r * 1.02 - index * size * 0.19), size * (0.12 - index * 0.018)),
          )
          .join('')
      );
  }
}
