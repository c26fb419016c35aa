import { rosette, turned } from '../covers/guilloche.ts';
import { GROUNDS, MATERIALS, type Ground } from '../covers/materials.ts';
import { randomFrom, type Random } from '../random.ts';
import { circle, dashRing, group, num, path, radial } from '../svg.ts';
import letters from './letters.json' with { type: 'json' };

/** The outline of a capital in the serif font of the site, with its baseline at zero. */
interface Letter {
  d: string;
  /** Left and right edge of its glyph, and its height, in units of the font. */
  left: number;
  right: number;
  height: number;
}

const SIDE = 800;
/** Total width of the letters of a monogram. */
const WIDTH = 390;
/** Maximum height of a capital. */
const HEIGHT = 250;
const GAP = 40;

/**
 * Draws a monogram: two capitals on a plate with a guilloche around it, as on the lid of a pocket watch. An SVG
 * document of 800 by 800, opaque.
 * @param initials capitals of the Latin or the Cyrillic script; others are left out.
 * @param seed the person's slug: the random seed of the guilloche.
 */
export function drawMonogram(initials: string, seed: string): string {
  const random = randomFrom(`monogram/${seed}`);
  const name = random.pick<Ground>(['baize', 'night', 'plate', 'brass']);
  const { light, mid, deep, line } = GROUNDS[name];
  const dark = name === 'baize' || name === 'night';
  const ink = dark ? MATERIALS.brass.light : MATERIALS.baize.shade;
  const defs =
    radial('ground', 260, 200, 760, [
      [0, light],
      [0.5, mid],
      [1, deep],
    ]) +
    radial('plate', 340, 320, 390, [
      [0, dark ? mid : light],
      [1, dark ? deep : mid],
    ]) +
    '<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>${defs}</defs>` +
    `<rect width="${SIDE}" height="${SIDE}" fill="url(#ground)"/>` +
    group(
      `transform="translate(400 400)"`,
      group(`opacity="${dark ? 0.5 : 0.42}"`, turning(random, line)) +
        circle(304, 'fill="#000" fill-opacity=".4" filter="url(#soft)" transform="translate(5 9)"') +
        circle(300, `fill="url(#plate)" stroke="${line}" stroke-width="3"`) +
        circle(283, `fill="none" stroke="${line}" stroke-width="1.4" stroke-opacity=".8"`) +
        dashRing(random.pick([60, 72, 96]), 286, 297, 1.8, `stroke="${line}" stroke-opacity=".8"`) +
        capitals(initials, ink),
    ) +
    '</svg>'
  );
}

/** The guilloche around the plate. */
function turning(random: Random, line: string): string {
  return random.pick([
    () => rosette(540, { waves: random.pick([20, 28, 36]), rings: 3, turns: 4, colour: line, width: 1.6 }),
    () => turned(560, random.pick([40, 52, 64]), line, 1.6),
    () =>
      Array.from({ length: 9 }, (_, index) =>
        dashRing(random.pick([96, 120]), 304 + index * 30, 331 + index * 30, 5, `stroke="${line}" transform="rotate(${num(index * random.between(1.2, 2.4))})"`),
      ).join(''),
    () => rosette(520, { waves: random.pick([48, 60]), rings: 4, turns: 2, colour: line, width: 1.6 }),
  ])(); // prettier-ignore
}

/** Capitals side by side, centred and as large as the plate allows. */
function capitals(initials: string, ink: string): string {
  const drawn = [...initials].flatMap((letter): Letter[] => {
    const found = (letters as Partial<Record<string, Letter>>)[letter];
    return found ? [found] : [];
  });
  const height = Math.max(...drawn.map((letter) => letter.height), 1);
  const widths = drawn.map(({ left, right }) => right - left);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const gaps = GAP * Math.max(0, drawn.length - 1);
  const scale = Math.min(HEIGHT / height, (WIDTH - gaps) / Math.max(whole, 1));
  let x = -(whole * scale + gaps) / 2;
  let content = '';
  for (const [index, { d, left }] of drawn.entries()) {
    content += path(d, `transform="translate(${num(x - left * scale)} ${num((height * scale) / 2)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})"`); // prettier-ignore
    x += (widths[index] ?? 0) * scale + GAP;
  }
  return group(`fill="${ink}"`, content);
}
