import { num } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { chain, type ChainKind, spaced } from './chain.ts';
import { gem, melee, stamped } from './gem.ts';
import type { JewelDesign } from './jewel-design.ts';
import type { JewelView } from './jewel-facts.ts';
import { drawMotif } from './motif.ts';
import { stampedSetting } from './setting.ts';
import { rims, screwHeads, trinity } from './band-rings.ts';
import { windWire } from './wound.ts';
import { drawHoop, type Hoop, onHoop } from './shank.ts';
import { camera, flat, type Frame, within } from './space.ts';

/** A bracelet as a standing loop seen from above its front, or a bangle turned to the viewer. */
export function drawBracelet(canvas: JewelCanvas, design: JewelDesign, view: JewelView): string {
  const { random, family } = design;
  const stiff = ['screws', 'nail', 'serpent', 'band', 'trinity'].includes(family);
  const turned = view === 'turned';
  const { between } = canvas.random;
  const eye = stiff
    ? camera((turned ? 1 : -1) * between(18, 34), turned ? -66 : -between(48, 58), between(-12, 12))
    : camera(0, turned ? 66 : between(46, 56), between(-10, 10));
  const frame: Frame = {
    at: [0, 10, 0],
    across: eye([1.12, 0, 0]),
    down: eye([0, 0.98, 0]),
    facing: eye([0, 0, 1]),
  };
  const radius = 245;
  const { stone } = design;
  switch (family) {
    case 'screws': {
      const hoop: Hoop = { frame, radius, thick: 15, wide: random.between(44, 58) };
      const { back, front } = drawHoop(canvas, hoop);
      return back + front + rims(canvas, hoop) + screwHeads(canvas, design, hoop, 10, hoop.wide * 0.27);
    }
    case 'band': {
      const hoop: Hoop = { frame, radius, thick: 14, wide: random.between(56, 120) };
      const { back, front } = drawHoop(canvas, hoop);
      let stones = '';
      if (stone)
        for (let degrees = 100; degrees < 260; degrees += 5)
          stones += melee(canvas, stone, onHoop(hoop, degrees), 9);
      return back + front + rims(canvas, hoop) + stones;
    }
    case 'trinity':
      return trinity(canvas, frame, radius * 0.96);
    case 'nail':
    case 'serpent':
      return windWire(canvas, design, frame, family, radius);
    default:
      return strung(canvas, design, lying(frame, radius), stone);
  }
}

/** The visible line of a flexible bracelet: a flat oval, starting at its far point. */
function lying(frame: Frame, radius: number): (readonly [number, number])[] {
  return Array.from({ length: 241 }, (_, index) => {
    const angle = (index / 240) * 2 * Math.PI;
    const [x, y] = within(frame, Math.sin(angle) * radius, -Math.cos(angle) * radius);
    return [x, y] as const;
  });
}

function strung(
  canvas: JewelCanvas,
  design: JewelDesign,
  loop: (readonly [number, number])[],
  stone: string | null,
): string {
  const { random, small, family } = design;
  if (family === 'links') {
    const size = random.between(42, 74);
    const kind = random.pick<ChainKind>(['curb', 'cable', 'paper', 'figaro', 'rope']);
    const charm = random.chance(0.5)
      ? drawMotif(
          canvas,
          { ...design, family: random.pick(['heart', 'disc', 'quatrefoil', 'star']) },
          flat(lowest(loop)[0], lowest(loop)[1] + size * 0.5 + 44),
          50,
        )
      : '';
    const sparks = stone
      ? spaced(loop, size * 1.9, size).map(({ x, y }) => melee(canvas, stone, flat(x, y), size * 0.2))
      : [];
    return chain(canvas, loop, kind, size) + sparks.join('') + charm;
  }
  if (family === 'line' || family === 'pearls') {
    const size = family === 'pearls' ? random.between(17, 24) : random.between(13, 19);
    const id = family === 'pearls' ? 'pearl' : (stone ?? 'diamond');
    const cut = ['princess', 'cushion', 'emerald'].includes(design.cut) ? design.cut : 'round';
    const places = spaced(loop, size * (family === 'pearls' ? 1.98 : 2.1));
    const alternate = small && small !== id && random.chance(0.6) ? small : id;
    const line = places
      .map(({ x, y, degrees }, index) => {
        const place = flat(x, y, degrees);
        if (family === 'pearls') return stamped(canvas, 'pearl', 'round', flat(x, y), size);
        return stampedSetting(canvas, index % 2 ? alternate : id, cut, place, size);
      })
      .join('');
    return chain(canvas, loop, 'snake', 5, 'th') + line;
  }
  const count = random.pick([5, 6, 8] as const);
  const motif = canvas.define('mo', (name) => `<g id="${name}">${drawMotif(canvas, design, flat(), 60)}</g>`);
  const stations = Array.from(
    { length: count },
    (_, index) => loop[Math.round(((index + 0.5) / count) * 240)] ?? [0, 0],
  );
  return (
    chain(canvas, loop, random.pick<ChainKind>(['cable', 'rope', 'curb']), 13) +
    stations
      .map(([x, y]) => ({ x, y, k: 0.62 + 0.22 * (y / 200) }))
      .sort((a, b) => a.y - b.y)
      .map(
        ({ x, y, k }) =>
          `<use href="#${motif}" transform="translate(${num(x)} ${num(y)}) scale(${num(k)} ${num(k * 0.92)})"/>`,
      )
      .join('') +
    (stone ? gem(canvas, small ?? stone, 'round', flat(loop[0]?.[0] ?? 0, loop[0]?.[1] ?? 0), 9) : '')
  );
}

function lowest(loop: readonly (readonly [number, number])[]): readonly [number, number] {
  return loop.reduce((low, place) => (place[1] > low[1] ? place : low));
}
