import type { Design } from './design.ts';
import type { Geometry } from './geometry.ts';
import { metalTones } from './metals.ts';
import { circle, group, num, path } from './svg.ts';

/** A knurled block from x to x+length around height y, shaded like a rounded link. */
function block(x: number, y: number, length: number, half: number, knurled: boolean, deep: string): string {
  const d = `M${num(x)} ${num(y - half)}h${num(length - 2)}q2 0 2 2v${num(half * 2 - 4)}q0 2 -2 2h${num(2 - length)}z`;
  const grooves = Array.from(
    { length: 6 },
    (_, index) => `M${num(x + 3)} ${num(y - half + ((index + 0.5) * half) / 3)}h${num(length - 4)}`,
  ).join('');
  return (
    path(d, `fill="url(#mk)" stroke="${deep}" stroke-width=".8"`) +
    (knurled ? path(grooves, `stroke="${deep}" stroke-opacity=".7" stroke-width="1"`) : '')
  );
}

/** Crown, pushers and crown guards at the right of the case. */
export function drawCrown(design: Design, geometry: Geometry): string {
  const t = metalTones(design.metal);
  const { side } = geometry;
  const chronograph = design.functions.has('chronograph');
  const guards = design.guards || chronograph;
  const flat = ['tank', 'tank-francaise', 'h', 'ellipse', 'reverso', 'rectangular', 'square'].includes(
    design.caseKind,
  );
  if (design.caseKind === 'pebble') return '';
  const half = design.caseKind === 'dress' || flat ? 8 : design.bezel === 'dive' ? 11 : 10;
  const start = side - 2;
  let content =
    block(start - 2, 0, 5, half * 0.6, false, t.deep) + block(start + 2, 0, 13, half, true, t.deep);
  if (design.cabochon)
    content +=
      path(
        `M${num(start + 15)} -5.5Q${num(start + 24)} 0 ${num(start + 15)} 5.5Z`,
        'fill="#1f3f9a" stroke="#0c1f55" stroke-width=".6"',
      ) +
      path(
        `M${num(start + 16)} -2.6Q${num(start + 19)} -1.4 ${num(start + 19)} 0`,
        'stroke="#a9c1ff" stroke-width="1" fill="none"',
      );
  if (design.secondCrown) {
    // The shell of an Offshore is wider at ten o'clock than at three.
    const shell = design.caseKind === 'offshore' ? side / Math.cos(Math.PI / 6) : side;
    content += group(
      'transform="rotate(-150)"',
      block(shell - 4, 0, 12, 6, false, t.deep) + block(shell + 6, 0, 8, 8, true, t.deep),
    );
  }
  if (chronograph) {
    const pusher = Math.max(geometry.body.edge(61), side * 0.985) - 2;
    for (const turn of [-29, 29]) {
      content += group(
        `transform="rotate(${turn})"`,
        block(pusher - 3, 0, 9, 4.4, false, t.deep) + block(pusher + 5, 0, 7, 7, false, t.deep),
      );
    }
  }
  if (guards && geometry.body.round && design.caseKind !== 'flowing') {
    const guard = `M${num(side - 12)} -34Q${num(side + 7)} -24 ${num(side + 9)} ${num(-half - 2)}L${num(side - 6)} ${num(-half - 2)}ZM${num(side - 12)} 34Q${num(side + 7)} 24 ${num(side + 9)} ${num(half + 2)}L${num(side - 6)} ${num(half + 2)}Z`;
    content += path(guard, `fill="url(#m)" stroke="${t.deep}" stroke-width=".7"`);
  }
  if (design.caseKind === 'luminor') {
    content +=
      path(
        'M92 -40Q118 -36 121 -20V20Q118 36 92 40L90 24H108V-24H90Z',
        `fill="url(#m)" stroke="${t.deep}" stroke-width=".9"`,
      ) + path('M108 -20L114 -6V8L108 22', `fill="none" stroke="${t.deep}" stroke-width="1"`);
  }
  return content;
}

/** The guard of a Ballon Bleu: a loop of the case around its crown, which cuts into the bezel. */
export function drawCrownGuard(design: Design): string {
  if (design.caseKind !== 'pebble') return '';
  const t = metalTones(design.metal);
  return (
    path(
      'M84 -50Q116 -34 116 0Q116 34 84 50Q78 26 78 0Q78 -26 84 -50Z',
      `fill="url(#m)" stroke="${t.deep}" stroke-width=".8"`,
    ) +
    circle(15.5, `fill="url(#mr)" stroke="${t.deep}" stroke-width=".8"`, 96, 0) +
    circle(10, 'fill="#1f3f9a" stroke="#0c1f55" stroke-width=".8"', 96, 0) +
    circle(3, 'fill="#a9c1ff"', 93, -4)
  );
}
