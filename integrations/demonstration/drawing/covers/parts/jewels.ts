import { circle, group, num } from '../../svg.ts';
import { MATERIALS, type Material } from '../materials.ts';
import { crescent, disc, ellipse, form, lines, shade, drawReusable, type Part } from '../part.ts';
import { brilliant } from './stones.ts';

const { brass } = MATERIALS;

/** A pearl or a bead. */
function bead(x: number, y: number, r: number, material: Material): string {
  return form(disc(r, x, y), material, 1.5) + circle(r * 0.28, 'fill="#fff" fill-opacity=".8"', x - r * 0.3, y - r * 0.34); // prettier-ignore
}

/** Points along an ellipse between two angles (degrees clockwise from the right), `step` units apart. */
function along(rx: number, ry: number, from: number, to: number, step: number): [number, number][] {
  const count = Math.max(2, Math.round((Math.abs(to - from) * Math.PI * (rx + ry)) / 360 / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    return [Math.cos(angle) * rx, Math.sin(angle) * ry];
  });
}

/** A string of pearls in an open curve with a framed stone at its lowest point. */
export function necklace(width: number, height: number, gem: Material = 'baize'): Part {
  const points = along(width / 2, height * 0.62, -28, 208, 25);
  const pearls = points
    .map(([x, y], index) =>
      bead(x, y, 9.5 + 5.5 * Math.sin((index / (points.length - 1)) * Math.PI), 'cream'),
    )
    .join('');
  const y = height * 0.62 + 58;
  const drop = group(
    `transform="translate(0 ${num(y)})"`,
    form(disc(46), 'brass') + shade(crescent(46)) + brilliant(35, gem).content,
  );
  return {
    outline: points.map(([x, py]) => disc(13, x, py)).join('') + disc(46, 0, y),
    content:
      lines(`M0 ${num(height * 0.62)}v20`, brass.mid, 5) +
      pearls +
      drop +
      [-1, 1].map((s) => bead(s * points[0]![0], points[0]![1], 8, 'brass')).join(''),
  };
}

/** An earring: a stone above, a drop below. */
export function earring(size: number, gem: Material = 'baize'): Part {
  const s = size / 2;
  const drop = `M0 ${num(-s * 0.3)}C${num(s * 0.5)} ${num(s * 0.2)} ${num(s * 0.5)} ${num(s)} 0 ${num(s)}S${num(-s * 0.5)} ${num(s * 0.2)} 0 ${num(-s * 0.3)}Z`;
  const inner = `M0 ${num(-s * 0.1)}C${num(s * 0.36)} ${num(s * 0.26)} ${num(s * 0.36)} ${num(s * 0.86)} 0 ${num(s * 0.86)}S${num(-s * 0.36)} ${num(s * 0.26)} 0 ${num(-s * 0.1)}Z`;
  return {
    outline: drop + disc(s * 0.28, 0, -s * 0.62),
    content:
      lines(`M0 ${num(-s * 0.4)}v${num(s * 0.2)}`, brass.mid, 4) +
      group(`transform="translate(0 ${num(-s * 0.62)})"`, form(disc(s * 0.29), 'brass') + brilliant(s * 0.22).content) +
      form(drop, 'brass') +
      form(inner, gem, 1.6) +
      lines(`M0 ${num(-s * 0.1)}L${num(-s * 0.14)} ${num(s * 0.4)}L0 ${num(s * 0.86)}L${num(s * 0.14)} ${num(s * 0.4)}ZM${num(-s * 0.27)} ${num(s * 0.42)}H${num(s * 0.27)}`, MATERIALS[gem].light, 1.6) +
      shade(`M0 ${num(-s * 0.1)}C${num(s * 0.36)} ${num(s * 0.26)} ${num(s * 0.36)} ${num(s * 0.86)} 0 ${num(s * 0.86)}Z`),
  }; // prettier-ignore
}

/** A closed bracelet of oval links with stones along its front. */
export function bracelet(rx: number, ry: number, gem: Material = 'stone'): Part {
  const points = along(rx, ry, 0, 349, 64);
  const [first, again] = drawReusable('gem', brilliant(24, gem));
  let set = 0;
  const links = points
    .map(([x, y], index) => {
      const turn = (Math.atan2(y / (ry * ry), x / (rx * rx)) * 180) / Math.PI + 90;
      const front = y > ry * 0.2;
      const inside = front
        ? (set++ === 0 ? first : again).content
        : lines(ellipse(20, 12), brass.deep, 2) + lines(ellipse(10, 5), brass.deep, 1.4);
      return group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`, form(ellipse(36, 29), 'brass', 2) + (index % 2 === 0 ? shade(ellipse(36, 29)) : '') + inside); // prettier-ignore
    })
    .join('');
  return { outline: points.map(([x, y]) => disc(30, x, y)).join(''), content: links };
}
