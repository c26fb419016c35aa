import { num } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { chain, type ChainKind, oval, spaced } from './chain.ts';
import { gem, melee } from './gem.ts';
import type { JewelDesign } from './jewel-design.ts';
import type { JewelView } from './jewel-facts.ts';
import { drawMotif } from './motif.ts';
import { drawSetting, stampedSetting } from './setting.ts';
import { flat } from './space.ts';
import { tube } from './tube.ts';

/** A necklace as a loop with its clasp at the top; in the turned view it hangs from the upper edge. */
export function drawNecklace(canvas: JewelCanvas, design: JewelDesign, view: JewelView): string {
  const { between } = canvas.random;
  const [rx, ry] = view === 'turned' ? [between(200, 235), 500] : [between(240, 275), between(290, 315)];
  const cy = view === 'turned' ? -190 : -24;
  // Clockwise from the clasp to the clasp; the lowest point is half way.
  const loop = oval(0, cy, rx, ry, 4, 356);
  const body = strung(canvas, design, loop, [0, cy + ry]);
  return body + clasp(canvas, cy - ry);
}

function strung(
  canvas: JewelCanvas,
  design: JewelDesign,
  loop: ReturnType<typeof oval>,
  low: readonly [number, number],
): string {
  const { family, random, stone, small } = design;
  const whole = Math.PI * 560;
  const graded = random.chance(0.65);
  // Size at a position of the line: larger towards the centre when the necklace is graduated.
  const grade = (y: number) => (graded ? 0.62 + 0.5 * Math.max(0, (y + 300) / 620) : 0.95);
  switch (family) {
    case 'pearls': {
      const size = random.between(15, 24);
      const places: { x: number; y: number }[] = [];
      let skip = 0;
      for (const place of spaced(loop, 1)) {
        if (skip > 0) {
          skip -= 1;
          continue;
        }
        places.push(place);
        skip = Math.round(size * grade(place.y) * 2.02);
      }
      const pearl = canvas.define(
        'pl',
        (id) => `<g id="${id}">${gem(canvas, 'pearl', 'round', flat(), 10)}</g>`,
      );
      const line = places
        .map(
          ({ x, y }) =>
            `<use href="#${pearl}" transform="translate(${num(x)} ${num(y)}) scale(${num((size * grade(y)) / 10)})"/>`,
        )
        .join('');
      return chain(canvas, loop, 'snake', 3, 'th') + line;
    }
    case 'line': {
      const size = random.between(13, 20);
      const cut = ['oval', 'pear', 'marquise', 'emerald', 'cushion'].includes(design.cut)
        ? design.cut
        : 'round';
      const drop = stone && random.chance(0.5);
      let skip = 0;
      let count = 0;
      let line = '';
      for (const place of spaced(loop, 1)) {
        if (skip > 0) {
          skip -= 1;
          continue;
        }
        const k = size * grade(place.y);
        const other = count % 2 && small ? small : (stone ?? 'diamond');
        line += stampedSetting(canvas, other, cut, flat(place.x, place.y, place.degrees), k);
        count += 1;
        skip = Math.round(k * 2.15);
      }
      const end = drop
        ? drawSetting(canvas, flat(low[0], low[1] + 62), {
            stone: stone ?? 'diamond',
            cut: 'pear',
            size: 34,
            kind: 'halo',
            around: small ?? 'diamond',
            rise: 0,
            claws: 4,
          })
        : '';
      return chain(canvas, loop, 'snake', 7, 'th') + line + end;
    }
    case 'links': {
      const kind = random.pick<ChainKind>(['curb', 'cable', 'paper', 'figaro', 'rope']);
      const size = random.between(26, 52);
      const sparks = stone
        ? spaced(loop, 118, 59)
            .map(({ x, y }) => melee(canvas, stone, flat(x, y), size * 0.22))
            .join('')
        : '';
      return chain(canvas, loop, kind, size) + sparks;
    }
    case 'serpent':
      return (
        chain(canvas, loop, 'snake', random.between(17, 30), 'sn') +
        drawMotif(
          canvas,
          { ...design, family: stone ? 'halo' : 'disc', stone: stone ?? null },
          flat(low[0], low[1]),
          66,
        )
      );
    default: {
      const count = random.pick([5, 7, 9] as const);
      const base = chain(canvas, loop, random.pick<ChainKind>(['cable', 'cable', 'rope', 'snake']), 11);
      const step = whole / (count + (count > 7 ? 1 : 3));
      const size = family === 'solitaire' ? 27 : count > 7 ? 42 : 50;
      const middle = 4 + 352 / 2;
      const motif = canvas.define('mo', (id) => `<g id="${id}">${drawMotif(canvas, design, flat(), 60)}</g>`);
      const spread = (step / whole) * 360;
      let line = '';
      for (let index = 0; index < count; index += 1) {
        const degrees = middle + (index - (count - 1) / 2) * spread;
        const place = loop[Math.round(((degrees - 4) / 352) * 180)];
        if (place)
          line += `<use href="#${motif}" transform="translate(${num(place[0])} ${num(place[1])}) rotate(${Math.round(degrees - 180)}) scale(${num((size * (count > 7 ? 1 : grade(place[1]))) / 60)})"/>`;
      }
      return base + line;
    }
  }
}

/** A lobster clasp and its ring. */
function clasp(canvas: JewelCanvas, y: number): string {
  return (
    tube('cr', `M14 ${num(y)}a11 11 0 1 1 0 .1Z`, 5, canvas.metal, true) +
    tube(
      'cl',
      `M-30 ${num(y + 1)}C-26 ${num(y - 15)} 4 ${num(y - 15)} 14 ${num(y - 2)}C8 ${num(y + 14)} -24 ${num(y + 14)} -30 ${num(y + 1)}Z`,
      7,
      canvas.metal,
      true,
    )
  );
}
