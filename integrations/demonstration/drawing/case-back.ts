import { drawCase } from './case-head.ts';
import type { Design } from './design.ts';
import type { Part } from './dial.ts';
import type { Geometry } from './geometry.ts';
import { textOnCircle } from './glyphs.ts';
import { metalTones, METALS } from './metals.ts';
import { jewel, screw, wheel } from './movement.ts';
import { circle, dashRing, group, num, path, polar } from './svg.ts';

/** A movement behind glass, finished in the style of the brand, with a rotor unless it is hand-wound. */
function movement(design: Design, r: number): Part {
  const { random } = design;
  const gold = random.chance(0.35);
  const turn = random.between(0, 360);
  const stripe =
    '<path d="M0 0H7V14H0Z" fill="#fff" fill-opacity=".3"/><path d="M7 0H7.8V14H7Z" fill="#000" fill-opacity=".2"/>';
  const defs = `<pattern id="gs" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(${num(random.between(15, 75))})">${stripe}</pattern><clipPath id="mc"><circle r="${num(r)}"/></clipPath>`;
  const plate = gold ? '#cfae6c' : '#b4b8bb';
  const edge = gold ? '#6d5120' : '#54585c';
  const bridge = (from: number, to: number, inner: number) => {
    const [x1, y1] = polar(from, r * 0.97);
    const [x2, y2] = polar(to, r * 0.97);
    const [x3, y3] = polar(to - 12, inner);
    const [x4, y4] = polar(from + 12, inner);
    const d = `M${num(x1)} ${num(y1)}A${num(r)} ${num(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${num(x2)} ${num(y2)}L${num(x3)} ${num(y3)}Q0 0 ${num(x4)} ${num(y4)}Z`;
    return path(d, `fill="${plate}" stroke="${edge}" stroke-width="1"`) + path(d, 'fill="url(#gs)"');
  };
  const [bx, by] = polar(150, r * 0.55);
  const works =
    circle(r, `fill="#3c3f42"`) +
    dashRing(90, r * 0.2, r, 0.8, 'stroke="#fff" stroke-opacity=".05"') +
    wheel(...polar(205, r * 0.5), r * 0.3, 12, '#c9a253') +
    wheel(...polar(95, r * 0.52), r * 0.22, 30, '#c9a253') +
    bridge(-75, 78, r * 0.16) +
    bridge(92, 128, r * 0.3) +
    bridge(180, 272, r * 0.22) +
    circle(r * 0.26, 'fill="none" stroke="#d8b45f" stroke-width="3"', bx, by) +
    path(`M${num(bx - r * 0.26)} ${num(by)}h${num(r * 0.52)}`, 'stroke="#d8b45f" stroke-width="1.8"') +
    jewel(bx, by, 3) +
    [-50, 0, 45, 200, 240].map((degrees) => jewel(...polar(degrees, r * 0.52))).join('') +
    [-66, -20, 30, 68, 110, 190, 225, 262]
      .map((degrees) => screw(...polar(degrees, r * 0.86), 2.8, degrees * 3))
      .join('');
  const weight =
    design.metal === 'rose_gold' || random.chance(0.3)
      ? (METALS['rose_gold'] ?? metalTones('steel'))
      : metalTones('steel');
  const a = num(r * 0.95);
  const rotor = design.manual
    ? ''
    : group(
        `transform="rotate(${num(turn)})"`,
        path(
          `M-${a} 0A${a} ${a} 0 0 0 ${a} 0L${num(r * 0.72)} 0A${num(r * 0.72)} ${num(r * 0.72)} 0 0 1 ${num(r * 0.16)} ${num(r * 0.6)}L${num(r * 0.14)} 4A${num(r * 0.14)} ${num(r * 0.14)} 0 1 0 ${num(-r * 0.14)} 4L${num(-r * 0.16)} ${num(r * 0.6)}A${num(r * 0.72)} ${num(r * 0.72)} 0 0 1 ${num(-r * 0.72)} 0Z`,
          `fill="${weight.mid}" stroke="${weight.deep}" stroke-width="1"`,
        ) +
          path(
            `M${num(-r * 0.83)} 5A${num(r * 0.83)} ${num(r * 0.83)} 0 0 0 ${num(r * 0.83)} 5`,
            `fill="none" stroke="${weight.light}" stroke-width="5"`,
          ) +
          path(
            textOnCircle(design.brandTitle, -r * 0.83, 0, r * 0.075),
            `fill="none" stroke="${weight.deep}" stroke-width=".8"`,
          ) +
          circle(r * 0.1, `fill="${weight.light}" stroke="${weight.deep}" stroke-width=".8"`),
      );
  return {
    defs,
    content:
      group('clip-path="url(#mc)"', works + rotor) +
      circle(r, 'fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2"'),
  };
}

/** A solid back: concentric rings, and a star as a medallion. */
function medallion(design: Design, r: number): Part {
  const t = metalTones(design.metal);
  const points = design.random.pick([6, 8, 12, 16]);
  const star = Array.from({ length: points * 2 }, (_, index) =>
    polar((index * 180) / points + design.light, r * (index % 2 ? 0.28 : 0.6)),
  )
    .map(([x, y], index) => `${index ? 'L' : 'M'}${num(x)} ${num(y)}`)
    .join('');
  const rings = [1, 0.97, 0.72, 0.69]
    .map((part) => circle(r * part, `fill="none" stroke="${t.deep}" stroke-opacity=".45" stroke-width=".9"`))
    .join('');
  return {
    defs: '',
    content:
      circle(r, 'fill="url(#mr)"') +
      dashRing(180, r * 0.02, r * 0.7, 0.3, `stroke="${t.shine}" stroke-opacity=".25"`) +
      rings +
      path(`${star}Z`, `fill="${t.mid}" fill-opacity=".5" stroke="${t.dark}" stroke-width=".9"`) +
      circle(r * 0.12, `fill="url(#m)" stroke="${t.dark}" stroke-width=".8"`),
  };
}

/** The back of the head: case, engraved ring, and the back itself. */
export function drawBack(design: Design, geometry: Geometry): Part {
  const t = metalTones(design.metal);
  const { body } = geometry;
  const ring =
    body.round || Math.abs(body.w - body.h) < 14
      ? Math.min(body.w, body.h) * 0.9
      : Math.min(body.w, body.h) * 0.94;
  const glass = ring * 0.72;
  const back = design.displayBack ? movement(design, glass) : medallion(design, glass);
  const words = [
    design.brandTitle,
    design.reference
      .toUpperCase()
      .replace(/[^A-Z0-9 .-]/g, ' ')
      .slice(0, 18),
  ].join(' - ');
  const engraving =
    textOnCircle(words, ring * 0.85, 0, ring * 0.075) +
    textOnCircle(
      design.displayBack ? 'SAPPHIRE CRYSTAL - WATER RESISTANT' : 'WATER RESISTANT - SWISS',
      ring * 0.85,
      180,
      ring * 0.075,
    );
  return {
    defs: back.defs,
    content:
      drawCase(design, geometry) +
      circle(ring, `fill="url(#m)" stroke="${t.deep}" stroke-width="1"`) +
      circle(ring * 0.985, `fill="none" stroke="${t.shine}" stroke-opacity=".6" stroke-width="1"`) +
      dashRing(6, ring * 0.93, ring, 6, `stroke="${t.dark}"`) +
      circle(ring * 0.76, `fill="url(#mr)" stroke="${t.deep}" stroke-width=".7"`) +
      path(engraving, `fill="none" stroke="${t.deep}" stroke-opacity=".8" stroke-width=".8"`) +
      back.content,
  };
}
