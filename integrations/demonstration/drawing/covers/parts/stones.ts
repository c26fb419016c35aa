import { group, num, path, polar, polygon } from '../../svg.ts';
import { MATERIALS, type Material } from '../materials.ts';
import { crescent, disc, flat, form, lines, shade, type Part } from '../part.ts';

const { stone, brass } = MATERIALS;

/** A round brilliant from above: table, star, kite and girdle facets in different tones. */
export function brilliant(r: number, tint: Material = 'stone'): Part {
  const tone = MATERIALS[tint];
  const at = (degrees: number, part: number) => polar(degrees, r * part);
  let facets = '';
  const facet = (points: (readonly [number, number])[], fill: string) => {
    facets += path(polygon(points), `fill="${fill}"`);
  };
  for (let index = 0; index < 8; index += 1) {
    const a = index * 45;
    const lit = (Math.cos(((a - 315) * Math.PI) / 180) + 1) / 2;
    const shades = [tone.light, tone.mid, tone.shade, tone.mid, tone.light, tone.shade] as const;
    const tint = (step: number) =>
      shades[(index * 2 + step + (lit > 0.5 ? 0 : 1)) % shades.length] ?? tone.mid;
    facet([at(a, 0.54), at(a + 22.5, 0.68), at(a + 45, 0.54)], tint(0));
    facet([at(a, 0.54), at(a - 22.5, 0.68), at(a, 0.98), at(a + 22.5, 0.68)], tint(1));
    facet([at(a, 0.98), at(a + 22.5, 0.68), at(a + 22.5, 1)], tint(2));
    facet([at(a + 22.5, 1), at(a + 22.5, 0.68), at(a + 45, 0.98)], tint(3));
  }
  const table = polygon(Array.from({ length: 8 }, (_, index) => at(index * 45, 0.54)));
  const glance = polygon([at(270, 0.5), at(315, 0.5), at(0, 0.5), at(20, 0.2), at(200, 0.12)]);
  return {
    outline: disc(r),
    content:
      flat(disc(r), tone.mid) +
      group(`stroke="${tone.deep}" stroke-width="1.4" stroke-linejoin="round"`, facets) +
      path(table, `fill="${tone.mid}" stroke="${tone.deep}" stroke-width="1.6"`) +
      flat(glance, tone.light) +
      shade(crescent(r)) +
      lines(disc(r), tone.deep, 2.4),
  };
}

/** The same stone from the side: crown, girdle, pavilion. */
export function profile(width: number): Part {
  const w = width / 2;
  const [top, low] = [-width * 0.16, width * 0.43];
  const outline = polygon([[-w * 0.55, top], [w * 0.55, top], [w, 0], [0, low], [-w, 0]]); // prettier-ignore
  const facet = (points: [number, number][], fill: string) => flat(polygon(points), fill, stone.deep);
  return {
    outline,
    content:
      facet([[-w * 0.55, top], [-w * 0.2, 0], [-w, 0]], stone.light) +
      facet([[-w * 0.55, top], [w * 0.55, top], [w * 0.2, 0], [-w * 0.2, 0]], stone.mid) +
      facet([[w * 0.55, top], [w, 0], [w * 0.2, 0]], stone.shade) +
      facet([[-w, 0], [-w * 0.45, 0], [0, low]], stone.mid) +
      facet([[-w * 0.45, 0], [0, 0], [0, low]], stone.light) +
      facet([[0, 0], [w * 0.5, 0], [0, low]], stone.shade) +
      facet([[w * 0.5, 0], [w, 0], [0, low]], stone.mid) +
      lines(outline, stone.deep, 2.4),
  }; // prettier-ignore
}

/** A ring standing on its edge, its stone on top; the origin is the centre of the hoop. */
export function ring(r: number, metal: Material = 'brass', gem: 'stone' | 'ruby' | 'baize' = 'stone'): Part {
  const tone = MATERIALS[metal];
  const hoop = `${disc(r)}M${num(-r * 0.8)} 0a${num(r * 0.8)} ${num(r * 0.8)} 0 0 0 ${num(r * 1.6)} 0a${num(r * 0.8)} ${num(r * 0.8)} 0 0 0 ${num(-r * 1.6)} 0Z`;
  const claws = `M${num(-r * 0.36)} ${num(-r * 1.32)}L${num(-r * 0.14)} ${num(-r * 0.86)}H${num(r * 0.14)}L${num(r * 0.36)} ${num(-r * 1.32)}Z`;
  const top = brilliant(r * 0.44, gem);
  return {
    outline: `${hoop}${claws}${disc(r * 0.44, 0, -r * 1.36)}`,
    content:
      form(hoop, metal) +
      shade(crescent(r), 'hd') +
      lines(`M${num(-r * 0.86)} ${num(-r * 0.26)}A${num(r * 0.9)} ${num(r * 0.9)} 0 0 0 ${num(-r * 0.3)} ${num(r * 0.85)}`, tone.light, 3, 'stroke-linecap="round"') +
      form(claws, metal, 1.6) +
      group(`transform="translate(0 ${num(-r * 1.36)})"`, top.content) +
      [-1, 1].map((s) => form(disc(r * 0.07, s * r * 0.32, -r * 1.66), metal, 1.4) + form(disc(r * 0.07, s * r * 0.36, -r * 1.1), metal, 1.4)).join(''),
  }; // prettier-ignore
}

/** A dimension line between two points, with marks at its ends. */
export function measure(x1: number, y1: number, x2: number, y2: number, colour: string = brass.mid): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const arrow = (x: number, y: number, s: number) =>
    `M${num(x + s * (ux * 13 - uy * 5))} ${num(y + s * (uy * 13 + ux * 5))}L${num(x)} ${num(y)}L${num(x + s * (ux * 13 + uy * 5))} ${num(y + s * (uy * 13 - ux * 5))}`;
  const bar = (x: number, y: number) =>
    `M${num(x - uy * 13)} ${num(y + ux * 13)}L${num(x + uy * 13)} ${num(y - ux * 13)}`;
  return lines(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}${arrow(x1, y1, 1)}${arrow(x2, y2, -1)}${bar(x1, y1)}${bar(x2, y2)}`, colour, 2.2); // prettier-ignore
}
