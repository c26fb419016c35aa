import type { Random } from '../random.ts';
import { circle, group, num, path, radial } from '../svg.ts';
import { rosette, turned } from './guilloche.ts';
import { GROUNDS, type Ground } from './materials.ts';

/**
 * Size of a cover: 3:2. The outer 62 units above and below have no important content, so that 16:9 can be cropped.
 */
export const COVER = { width: 1200, height: 800 } as const;

/** The background of a cover: lit from the upper left, with a faint guilloche that depends on the seed. */
export function groundOf(name: Ground, random: Random): { defs: string; content: string } {
  const { light, mid, deep, line } = GROUNDS[name];
  const defs = radial('ground', 380, 220, 1080, [
    [0, light],
    [0.5, mid],
    [1, deep],
  ]);
  const strength = name === 'plate' || name === 'brass' ? 0.2 : 0.17;
  const x = random.pick([150, 1050]) + random.between(-90, 90);
  const y = random.between(180, 620);
  const turning = random.pick([
    () => rosette(random.between(440, 560), { waves: random.pick([14, 18, 24]), rings: 4, turns: 3, colour: line, width: 1.3 }),
    () => turned(random.between(420, 560), random.pick([30, 36, 44]), line, 1.2),
    () => barleycorn(line),
    () => watered(line, random),
  ])(); // prettier-ignore
  const placed = turning.startsWith('<g')
    ? group(`transform="translate(${num(x)} ${num(y)})"`, turning)
    : turning;
  return {
    defs,
    content: `<rect width="${COVER.width}" height="${COVER.height}" fill="url(#ground)"/>${group(`opacity="${strength}"`, placed)}`,
  };
}

/** Interlacing wavy lines over the whole background, as on the back of a cigarette case. */
function barleycorn(colour: string): string {
  const d = 'M0 17q30 13 60 0t60 0M0 17q30 -13 60 0t60 0';
  return (
    `<pattern id="corn" width="120" height="34" patternUnits="userSpaceOnUse">` +
    `${path(d, `fill="none" stroke="${colour}" stroke-width="1.2"`)}</pattern>` +
    path('M0 0H1200V800H0Z', 'fill="url(#corn)"')
  );
}

/** Long parallel lines, like watered silk. */
function watered(colour: string, random: Random): string {
  const lean = random.between(50, 120);
  let d = '';
  for (let y = -120; y < 940; y += 15) {
    d += `M-20 ${y}C300 ${num(y - lean)} 500 ${num(y + lean)} 780 ${y}S1100 ${num(y - lean * 0.7)} 1230 ${num(y + 20)}`;
  }
  return path(d, `fill="none" stroke="${colour}" stroke-width="1.2"`);
}

/** The edge of a table for standing objects: the wall ends at `y`. */
export function table(name: Ground, y: number): string {
  const { deep, light, line } = GROUNDS[name];
  return (
    path(`M0 ${y}H1200V800H0Z`, `fill="${deep}" fill-opacity=".55"`) +
    path(`M0 ${y}H1200`, `stroke="${light}" stroke-width="3"`) +
    path(`M0 ${y + 8}H1200`, `stroke="${line}" stroke-opacity=".3" stroke-width="1.4"`)
  );
}

/** A soft light behind the centre of a composition. */
export function glow(x: number, y: number, r: number): string {
  return circle(r, 'fill="#fff" fill-opacity=".1" filter="url(#haze)"', x, y);
}
