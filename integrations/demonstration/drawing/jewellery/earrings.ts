import { num, path } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { chain, cubic } from './chain.ts';
import { melee, stamped } from './gem.ts';
import type { JewelDesign } from './jewel-design.ts';
import type { JewelView } from './jewel-facts.ts';
import { drawMotif, motifTop } from './motif.ts';
import { drawSetting, stampedSetting } from './setting.ts';
import { drawHoop, type Hoop, onHoop } from './shank.ts';
import { camera, flat, type Frame, within } from './space.ts';
import { tube } from './tube.ts';

/** Motifs of earrings that hang below the ear; others are worn close to it. */
const HANGING = ['chandelier', 'leaf', 'fan', 'pearls', 'links', 'key', 'trio'];

/** A pair of earrings side by side; the second one is mirrored. */
export function drawEarrings(canvas: JewelCanvas, design: JewelDesign, view: JewelView): string {
  const { random, family } = design;
  const turned = view === 'turned';
  const one = earring(canvas, design, turned ? 26 : 0);
  const id = canvas.define('er', (name) => `<g id="${name}">${one}</g>`);
  const apart = family === 'hoop' ? 178 : random.between(150, 172);
  const lean = turned ? canvas.random.between(10, 24) : canvas.random.between(-4, 4);
  const drop = turned ? 26 : 0;
  return (
    `<use href="#${id}" transform="translate(${num(-apart)} ${num(-drop)}) rotate(${num(-lean)})"/>` +
    `<use href="#${id}" transform="translate(${num(apart)} ${num(drop)}) rotate(${num(lean)}) scale(-1 1)"/>`
  );
}

function earring(canvas: JewelCanvas, design: JewelDesign, yaw: number): string {
  const turn = camera(yaw, yaw / 4);
  const frame = (x: number, y: number): Frame => ({
    at: [x, y, 0],
    across: turn([1, 0, 0]),
    down: turn([0, 1, 0]),
    facing: turn([0, 0, 1]),
  });
  const { family, random } = design;
  if (family === 'hoop') return hoop(canvas, design, yaw);
  if (family === 'chandelier') return chandelier(canvas, design, frame);
  if (!HANGING.includes(family) && !(family === 'heart' && random.chance(0.5))) {
    const size = family === 'solitaire' || family === 'halo' ? 116 : 128;
    return post(canvas, frame(0, 0), yaw) + drawMotif(canvas, design, frame(0, 0), size);
  }
  const size = family === 'leaf' ? 104 : 96;
  const middle = 96;
  const hang = middle - size * motifTop(design);
  return (
    hook(canvas, hang) +
    (design.family === 'links' ? linked(canvas, design) : drawMotif(canvas, design, frame(0, middle), size))
  );
}

/** The pin behind an earring, visible in the turned view. */
function post(canvas: JewelCanvas, { at }: Frame, yaw: number): string {
  if (!yaw) return '';
  const [x, y] = at;
  return (
    tube('po', `M${num(x)} ${num(y)}h-92`, 9, canvas.metal) +
    path(
      `M${num(x - 76)} ${num(y - 20)}q-16 20 0 40q10 -20 0 -40`,
      `fill="url(#mr)" stroke="${canvas.metal.deep}"`,
    )
  );
}

/** A hook, or a small stone on a pin, with a ring below it. */
function hook(canvas: JewelCanvas, down: number): string {
  const top = -210;
  const wire = tube(
    'hk',
    `M34 ${num(top + 70)}C40 ${num(top - 10)} -2 ${num(top - 30)} 0 ${num(top + 50)}V${num(top + 76)}`,
    6,
    canvas.metal,
  );
  const run = chain(
    canvas,
    cubic([0, top + 76], [0, top + 96], [0, down - 26], [0, down - 4], 40),
    'cable',
    12,
    'hc',
  );
  return wire + run + tube('hr', `M-8 ${num(down)}a8 8 0 1 1 0 .1Z`, 4.5, canvas.metal, true);
}

function linked(canvas: JewelCanvas, { stone }: JewelDesign): string {
  const drop = stone ? stampedSetting(canvas, stone, 'round', flat(0, 250), 40) : '';
  const links = chain(canvas, cubic([0, -120], [0, -40], [0, 120], [0, 260], 60), 'cable', 62, 'lk');
  return links + drop;
}

function hoop(canvas: JewelCanvas, design: JewelDesign, yaw: number): string {
  const { random, small, stone } = design;
  const wide = random.between(20, 58);
  const eye = camera(yaw ? 66 : 52, 10);
  const shape: Hoop = {
    frame: { at: [0, 10, 0], across: eye([1, 0, 0]), down: eye([0, 1, 0]), facing: eye([0, 0, 1]) },
    radius: random.between(130, 172),
    thick: random.between(9, 20),
    wide,
  };
  const { back, front } = drawHoop(canvas, shape);
  let stones = '';
  if (stone) {
    const rows = wide > 44 ? [-0.5, 0.5] : [0];
    const size = (wide * 0.4) / rows.length;
    const step = ((size * 2.1) / shape.radius) * 57.3;
    for (const row of rows)
      for (let degrees = 20; degrees <= 345; degrees += step) {
        const place = onHoop(shape, degrees, row);
        if (place.facing[2] > 0.02)
          stones += melee(canvas, rows.length > 1 && row > 0 ? (small ?? stone) : stone, place, size);
      }
  }
  const [x, y] = onHoop(shape, 0).at;
  return back + front + stones + tube('pn', `M${num(x)} ${num(y + 4)}q-26 -4 -34 34`, 5.5, canvas.metal);
}

/** A stone at the ear, a line below it, and a fan of drops. */
function chandelier(
  canvas: JewelCanvas,
  design: JewelDesign,
  frame: (x: number, y: number) => Frame,
): string {
  const { random, cut, claws } = design;
  const stone = design.stone ?? 'diamond';
  const small = design.small ?? stone;
  const drops = random.pick([1, 3, 5] as const);
  let all = '';
  const length = random.pick([2, 3, 4] as const);
  for (let index = 0; index < length; index += 1)
    all += stampedSetting(canvas, small, 'round', frame(0, -148 + index * 40), 17);
  const at = -148 + length * 40 + 10;
  if (drops === 1) {
    const form = cut === 'round' ? 'pear' : cut;
    return (
      stampedSetting(canvas, small, 'round', frame(0, -205), 34) +
      all +
      drawSetting(canvas, frame(0, at + 100), {
        stone,
        cut: form,
        size: 62,
        kind: 'halo',
        around: small,
        rise: 0,
        claws,
      })
    );
  }
  const crown = frame(0, at);
  const arms = Array.from(
    { length: drops },
    (_, index) => (index - (drops - 1) / 2) * (drops === 3 ? 54 : 34),
  );
  let lines = '';
  for (const x of arms) {
    const y = 72 - Math.abs(x) * 0.42;
    const end = within(crown, x, y);
    lines += `M${num(crown.at[0])} ${num(crown.at[1])}L${num(end[0])} ${num(end[1])}`;
    const long = x === 0 ? 1.2 : 1;
    all +=
      melee(canvas, small, { ...crown, at: end }, 10) +
      stamped(canvas, stone, 'pear', { ...crown, at: within(crown, x, y + 48 * long) }, 20 * long);
  }
  return (
    stampedSetting(canvas, small, 'round', frame(0, -205), 34) +
    path(lines, `stroke="${canvas.metal.dark}" stroke-width="4"`) +
    path(lines, `stroke="${canvas.metal.shine}" stroke-width="1.6"`) +
    all +
    stampedSetting(canvas, small, 'round', crown, 24)
  );
}
