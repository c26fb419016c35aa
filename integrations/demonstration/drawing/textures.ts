import type { Design } from './design.ts';
import { dialPaint } from './dial-paint.ts';
import { oval, type Outline } from './outline.ts';
import { circle, dashRing, group, num, path, polar, radial } from './svg.ts';

/** Definitions of a texture, and its layer over the background of the dial (clipped to the dial). */
export interface Surface {
  defs: string;
  content: string;
}

const NOTHING: Surface = { defs: '', content: '' };

/** Narrow radial wedges, brightest along the light, like a brushed surface. */
function sunray(reach: number, light: number, strength: number): string {
  let wedges = '';
  const step = 6.25;
  for (let degrees = -50; degrees < 50; degrees += step) {
    const opacity = strength * Math.cos(((degrees + step / 2) / 50) * (Math.PI / 2)) ** 2;
    let d = '';
    for (const turn of [light, light + 180]) {
      const [x1, y1] = polar(turn + degrees - 0.2, reach);
      const [x2, y2] = polar(turn + degrees + step + 0.2, reach);
      d += `M0 0L${Math.round(x1)} ${Math.round(y1)}L${Math.round(x2)} ${Math.round(y2)}Z`;
    }
    wedges += `<path d="${d}" fill-opacity="${num(opacity)}"/>`;
  }
  return group('fill="#fff"', wedges);
}

function pattern(id: string, width: number, height: number, content: string, transform = ''): string {
  const turned = transform && ` patternTransform="${transform}"`;
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${content}</pattern>`;
}

function filled(dial: Outline, id: string): string {
  return path(dial.d, `fill="url(#${id})"`);
}

/** Overlapping pastel clouds, like the inside of a shell. */
function motherOfPearl(design: Design, reach: number): Surface {
  const hues = ['#f3c9dc', '#c3e3ea', '#d7f0d8', '#f6e7c6', '#d9cdf0', '#ffffff'] as const;
  let defs = '';
  let content = '';
  for (let index = 0; index < 9; index += 1) {
    const [x, y] = polar(design.random.between(0, 360), design.random.between(0.1, 0.95) * reach);
    const hue = hues[index % hues.length] ?? '#ffffff';
    defs += radial(`p${index}`, x, y, reach * 0.62, [
      [0, hue, 0.85],
      [1, hue, 0],
    ]);
    content += circle(reach * 0.62, `fill="url(#p${index})"`, x, y);
  }
  return { defs, content };
}

function meteorite(design: Design, reach: number): string {
  let d = '';
  for (let index = 0; index < 46; index += 1) {
    const turn = design.random.pick([18, 78, 138]) + design.random.between(-3, 3);
    const [x, y] = polar(design.random.between(0, 360), design.random.next() * reach);
    const [dx, dy] = polar(turn, design.random.between(8, 34));
    d += `M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`;
  }
  return (
    path(d, 'stroke="#fff" stroke-opacity=".3" stroke-width="2.2"') +
    path(d, 'stroke="#000" stroke-opacity=".2" stroke-width=".8" transform="translate(1.2 1)"')
  );
}

/** The texture of a dial's background. */
export function dialSurface(design: Design, dial: Outline): Surface {
  const reach = Math.max(dial.w, dial.h) * 1.25;
  const { dark } = dialPaint(design.dial);
  if (design.dial === 'mother_of_pearl') return motherOfPearl(design, reach);
  if (design.dial === 'diamonds') {
    const gem =
      '<circle cx="2.6" cy="2.6" r="2.2" fill="#fff" stroke="#8f979f" stroke-width=".35"/><path d="M2.6.9L3.9 2.6L2.6 4.3L1.3 2.6Z" fill="#cfd8e0"/>';
    return { defs: pattern('t', 5.2, 5.2, gem), content: filled(dial, 't') };
  }
  if (design.dial === 'multicolour') {
    const hues = ['#c8443c', '#e9a13b', '#3f8f6b', '#3a6fb0', '#7b4f95', '#e0c557'];
    const sectors = hues.map((hue, index) => {
      const [x1, y1] = polar(index * 60 + design.light, reach);
      const [x2, y2] = polar(index * 60 + 60 + design.light, reach);
      return path(`M0 0L${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}Z`, `fill="${hue}" fill-opacity=".75"`);
    });
    return { defs: '', content: sectors.join('') };
  }
  const edge = dark ? '.5' : '.16';
  switch (design.texture) {
    case 'sunray':
    case 'fume':
      return { defs: '', content: sunray(reach, 90 - design.light, dark ? 0.3 : 0.5) };
    case 'tapisserie':
    case 'large-tapisserie': {
      const cell = `<path d="M0 0H8V8H0Z" fill="#000" fill-opacity="${edge}"/><path d="M.8.8H7.2V7.2H.8Z" fill="#fff" fill-opacity=".13"/><path d="M.8.8H7.2L.8 7.2Z" fill="#fff" fill-opacity=".12"/>`;
      return {
        defs: pattern('t', 8, 8, cell, design.texture === 'tapisserie' ? 'scale(.75)' : 'scale(1.3)'),
        content: filled(dial, 't') + sunray(reach, 90 - design.light, 0.12),
      };
    }
    case 'clous': {
      const cell = `<path d="M0 0H5V5H0Z" fill="#000" fill-opacity="${edge}"/><path d="M.4.4H4.6L.4 4.6Z" fill="#fff" fill-opacity=".22"/>`;
      return { defs: pattern('t', 5, 5, cell, 'rotate(45)'), content: filled(dial, 't') };
    }
    case 'stripes': {
      const cell = `<path d="M0 0H9V1.3H0Z" fill="#000" fill-opacity="${edge}"/><path d="M0 1.3H9V2.4H0Z" fill="#fff" fill-opacity=".16"/>`;
      return {
        defs: pattern('t', 9, 9, cell),
        content: filled(dial, 't') + sunray(reach, 90 - design.light, dark ? 0.2 : 0.3),
      };
    }
    case 'waves': {
      const line = 'M0 5Q5 1 10 5T20 5';
      const cell = `<path d="${line}" fill="none" stroke="#000" stroke-opacity="${edge}" stroke-width="2"/><path d="${line}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width=".9" transform="translate(0 1.8)"/>`;
      return { defs: pattern('t', 20, 9, cell), content: filled(dial, 't') };
    }
    case 'guilloche': {
      const rings = [0.2, 0.3, 0.4, 0.5].map((part, index) =>
        dashRing(
          72,
          dial.w * part,
          dial.w * (part + 0.1),
          1.1,
          `stroke="#000" stroke-opacity=".13" transform="rotate(${index * 2.5})"`,
        ),
      );
      return { defs: '', content: rings.join('') + sunray(reach, 90 - design.light, 0.3) };
    }
    case 'globe': {
      const [w, h] = [dial.w * 0.7, dial.h * 0.7];
      const lines = [0.35, 0.7, 1].map((part) => oval(w * part, h).d).join('');
      const parallels = [-0.6, -0.3, 0, 0.3, 0.6].map((part) => {
        const half = w * Math.sqrt(1 - part ** 2);
        return `M${num(-half)} ${num(part * h)}H${num(half)}`;
      });
      const globe = path(lines + parallels.join(''), `fill="none" stroke="#000" stroke-opacity="${edge}"`);
      return { defs: '', content: sunray(reach, 90 - design.light, dark ? 0.3 : 0.5) + globe };
    }
    case 'meteorite':
      return { defs: '', content: meteorite(design, reach) };
    default:
      return NOTHING;
  }
}
