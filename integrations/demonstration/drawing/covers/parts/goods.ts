import { circle, dashRing, group, num } from '../../svg.ts';
import { turned } from '../guilloche.ts';
import { MATERIALS, type Material } from '../materials.ts';
import { crescent, disc, ellipse, flat, form, lines, rect, shade, slab, type Part } from '../part.ts';

const { brass, ink, leather, paper } = MATERIALS;

/** A lady's bag with a flap, a belt and a padlock, standing. */
export function bag(width: number, hide: Material = 'baize'): Part {
  const w = width / 2;
  const h = width * 0.74;
  const tone = MATERIALS[hide];
  const body = `M${num(-w * 0.86)} ${num(-h)}L${num(-w)} ${num(-h * 0.06)}Q${num(-w)} 0 ${num(-w * 0.94)} 0H${num(w * 0.94)}Q${num(w)} 0 ${num(w)} ${num(-h * 0.06)}L${num(w * 0.86)} ${num(-h)}Z`;
  const flap = `M${num(-w * 0.86)} ${num(-h)}L${num(-w * 0.885)} ${num(-h * 0.8)}L${num(-w * 0.6)} ${num(-h * 0.8)}L${num(-w * 0.56)} ${num(-h * 0.46)}H${num(-w * 0.2)}L${num(-w * 0.17)} ${num(-h * 0.8)}H${num(w * 0.17)}L${num(w * 0.2)} ${num(-h * 0.46)}H${num(w * 0.56)}L${num(w * 0.6)} ${num(-h * 0.8)}H${num(w * 0.885)}L${num(w * 0.86)} ${num(-h)}Z`;
  const belt = rect(-w * 0.92, -h * 0.72, w * 1.84, h * 0.1, 4);
  const handle = `M${num(-w * 0.42)} ${num(-h * 0.86)}V${num(-h * 1.2)}C${num(-w * 0.42)} ${num(-h * 1.62)} ${num(w * 0.42)} ${num(-h * 1.62)} ${num(w * 0.42)} ${num(-h * 1.2)}V${num(-h * 0.86)}`;
  const fittings = [-1, 1]
    .map(
      (s) =>
        form(rect(s * w * 0.42 - 15, -h * 0.92, 30, 34, 6), 'brass', 1.6) +
        circle(7, `fill="none" stroke="${brass.deep}" stroke-width="2"`, s * w * 0.42, -h * 0.88) +
        form(disc(9, s * w * 0.9, -h * 0.06), 'brass', 1.4),
    ) // prettier-ignore
    .join('');
  return {
    outline: body + rect(-w * 0.45, -h * 1.42, w * 0.08, h * 0.5) + rect(w * 0.37, -h * 1.42, w * 0.08, h * 0.5),
    content:
      lines(handle, tone.deep, 27, `transform="translate(16 -14)"`) +
      form(body, hide, 2.4) +
      shade(`M${num(w * 0.3)} ${num(-h)}L${num(w * 0.42)} 0H${num(w * 0.94)}Q${num(w)} 0 ${num(w)} ${num(-h * 0.06)}L${num(w * 0.86)} ${num(-h)}Z`) +
      lines(`M${num(-w * 0.83)} ${num(-h * 0.96)}L${num(-w * 0.955)} ${num(-h * 0.05)}H${num(w * 0.955)}L${num(w * 0.83)} ${num(-h * 0.96)}`, tone.light, 2.2, 'stroke-dasharray="8 6"') +
      form(flap, hide, 2.4) +
      lines(`M${num(-w * 0.545)} ${num(-h * 0.78)}L${num(-w * 0.51)} ${num(-h * 0.5)}H${num(-w * 0.24)}L${num(-w * 0.215)} ${num(-h * 0.78)}M${num(w * 0.545)} ${num(-h * 0.78)}L${num(w * 0.51)} ${num(-h * 0.5)}H${num(w * 0.24)}L${num(w * 0.215)} ${num(-h * 0.78)}`, tone.light, 2.2, 'stroke-dasharray="8 6"') +
      form(belt, hide) +
      [-0.72, -0.36, 0.36, 0.72].map((x) => form(rect(x * w - 22, -h * 0.735, 44, h * 0.13, 4), 'brass', 1.6)).join('') +
      form(disc(w * 0.075, 0, -h * 0.67), 'brass') +
      lock(h * 0.2, -h * 0.6) +
      lines(handle, tone.deep, 30) +
      lines(handle, tone.mid, 24) +
      lines(handle, tone.light, 3, 'transform="translate(-7 2)"') +
      fittings,
  }; // prettier-ignore
}

/** A padlock hanging from a point. */
function lock(size: number, y: number): string {
  return group(
    `transform="translate(0 ${num(y)})"`,
    lines(`M${num(-size * 0.2)} ${num(size * 0.3)}V${num(size * 0.06)}a${num(size * 0.2)} ${num(size * 0.2)} 0 0 1 ${num(size * 0.4)} 0V${num(size * 0.3)}`, brass.deep, size * 0.15) +
      lines(`M${num(-size * 0.2)} ${num(size * 0.3)}V${num(size * 0.06)}a${num(size * 0.2)} ${num(size * 0.2)} 0 0 1 ${num(size * 0.4)} 0V${num(size * 0.3)}`, brass.light, size * 0.09) +
      form(rect(-size * 0.36, size * 0.24, size * 0.72, size * 0.62, size * 0.08), 'brass') +
      shade(rect(size * 0.04, size * 0.24, size * 0.32, size * 0.62, size * 0.06)) +
      circle(size * 0.08, `fill="${brass.deep}"`, 0, size * 0.5) +
      lines(`M0 ${num(size * 0.5)}v${num(size * 0.2)}`, brass.deep, size * 0.08),
  ); // prettier-ignore
}

/** A phone of steel and leather with wedge-shaped keys, upright. */
export function phone(height: number): Part {
  const h = height / 2;
  const w = height * 0.17;
  const body = `M${num(-w * 0.82)} ${num(-h * 0.92)}Q${num(-w * 0.7)} ${num(-h)} 0 ${num(-h)}T${num(w * 0.82)} ${num(-h * 0.92)}L${num(w)} ${num(-h * 0.1)}L${num(w * 0.86)} ${num(h * 0.94)}Q${num(w * 0.6)} ${num(h)} 0 ${num(h)}T${num(-w * 0.86)} ${num(h * 0.94)}L${num(-w)} ${num(-h * 0.1)}Z`;
  const screen = rect(-w * 0.62, -h * 0.68, w * 1.24, h * 0.62, 6);
  const pillow = `M${num(-w * 0.56)} ${num(-h * 0.93)}H${num(w * 0.56)}L${num(w * 0.36)} ${num(-h * 0.76)}H${num(-w * 0.36)}Z`;
  let keys = '';
  for (let row = 0; row < 4; row += 1) {
    const y = h * (0.3 + row * 0.15);
    for (const x of [-1, 0, 1]) {
      const [inner, outer] = [x * w * 0.5 - w * 0.22, x * w * 0.5 + w * 0.22];
      const drop = h * 0.045;
      const [left, right] = [x < 0 ? 0 : x === 0 ? drop : drop, x > 0 ? 0 : x === 0 ? drop : drop];
      keys += form(`M${num(inner)} ${num(y + left)}L${num(outer)} ${num(y + right)}v${num(h * 0.1)}L${num(inner)} ${num(y + left + h * 0.1)}Z`, 'steel', 1.4); // prettier-ignore
    }
  }
  const side = (s: number) =>
    `M${num(s * w * 0.82)} ${num(-h * 0.92)}L${num(s * w)} ${num(-h * 0.1)}L${num(s * w * 0.86)} ${num(h * 0.94)}L${num(s * w * 0.7)} ${num(h * 0.97)}L${num(s * w * 0.76)} ${num(-h * 0.1)}L${num(s * w * 0.66)} ${num(-h * 0.96)}Z`;
  return {
    outline: body,
    content:
      form(body, 'ink', 2.4) +
      form(side(-1), 'leather', 1.6) +
      form(side(1), 'leather', 1.6) +
      shade(side(1)) +
      lines(`M${num(-w * 0.73)} ${num(-h * 0.9)}L${num(-w * 0.86)} ${num(-h * 0.1)}L${num(-w * 0.77)} ${num(h * 0.9)}M${num(w * 0.73)} ${num(-h * 0.9)}L${num(w * 0.86)} ${num(-h * 0.1)}L${num(w * 0.77)} ${num(h * 0.9)}`, leather.light, 2, 'stroke-dasharray="7 5"') +
      form(pillow, 'cream', 1.6) +
      lines(`M${num(-w * 0.24)} ${num(-h * 0.86)}H${num(w * 0.24)}M${num(-w * 0.16)} ${num(-h * 0.82)}H${num(w * 0.16)}`, ink.mid, 3, 'stroke-linecap="round"') +
      flat(screen, '#173d33', brass.mid) +
      group(`transform="translate(0 ${num(-h * 0.37)})"`, turned(h * 0.2, 14, brass.light, 1.4, 0.6) + dashRing(12, h * 0.21, h * 0.245, 3, `stroke="${brass.light}"`) + lines(`M0 0L${num(-h * 0.1)} ${num(-h * 0.07)}M0 0L${num(h * 0.15)} ${num(-h * 0.09)}`, paper.light, 4, 'stroke-linecap="round"')) +
      flat(`M${num(-w * 0.62)} ${num(-h * 0.06)}V${num(-h * 0.68)}H${num(w * 0.2)}Z`, '#ffffff18') +
      form(ellipse(w * 0.3, h * 0.1, 0, h * 0.12), 'steel', 1.6) +
      form(ellipse(w * 0.16, h * 0.055, 0, h * 0.12), 'brass', 1.4) +
      lines(`M${num(-w * 0.6)} ${num(h * 0.12)}h${num(w * 0.18)}M${num(w * 0.42)} ${num(h * 0.12)}h${num(w * 0.18)}`, MATERIALS.steel.mid, 7, 'stroke-linecap="round"') +
      keys,
  }; // prettier-ignore
}

/** An open watch box from above: lining and cushion. The content is drawn over it. */
export function casket(width: number, height: number, outside: Material = 'baize'): Part {
  return {
    outline: slab(width, height, 16),
    content:
      form(slab(width, height, 16), outside, 2.4) +
      lines(slab(width - 22, height - 22, 9), brass.mid, 2.4) +
      form(slab(width - 46, height - 46, 6), 'cream', 2) +
      shade(`M${num(-width / 2 + 23)} ${num(-height / 2 + 23)}h${num(width - 46)}v26h${num(-width + 72)}v${num(height - 72)}h-26Z`) +
      form(slab(width * 0.56, height * 0.5, 40), 'cream', 1.6) +
      lines(slab(width * 0.52, height * 0.44, 34), MATERIALS.cream.shade, 2, 'stroke-dasharray="9 6"'),
  }; // prettier-ignore
}

/** A tray with a rim, seen from above. */
export function tray(width: number, height: number, lining: Material = 'baize'): Part {
  return {
    outline: slab(width, height, 26),
    content:
      form(slab(width, height, 26), 'leather', 2.4) +
      lines(slab(width - 18, height - 18, 20), leather.light, 2, 'stroke-dasharray="9 6"') +
      form(slab(width - 48, height - 48, 12), lining, 2) +
      shade(`M${num(-width / 2 + 24)} ${num(-height / 2 + 24)}h${num(width - 48)}l-26 24h${num(-width + 98)}v${num(height - 98)}l-24 26Z`),
  }; // prettier-ignore
}

/** A key with an ornamental bow and its bit to the right. */
export function key(length: number): Part {
  const l = length / 2;
  const r = length * 0.16;
  const shank = rect(-l + r * 1.8, -length * 0.028, length - r * 1.8, length * 0.056, 4);
  const bit = `M${num(l * 0.66)} 0h${num(l * 0.26)}v${num(length * 0.15)}h${num(-l * 0.08)}v${num(-length * 0.05)}h${num(-l * 0.07)}v${num(length * 0.05)}h${num(-l * 0.11)}Z`;
  const bow = `${disc(r, -l + r)}M${num(-l + r * 0.45)} 0a${num(r * 0.55)} ${num(r * 0.55)} 0 0 0 ${num(r * 1.1)} 0a${num(r * 0.55)} ${num(r * 0.55)} 0 0 0 ${num(-r * 1.1)} 0Z`;
  return {
    outline: shank + bit + bow,
    content:
      form(bit, 'brass') +
      form(shank, 'brass') +
      form(bow, 'brass') +
      shade(crescent(r, -l + r)) +
      form(rect(-l + r * 1.85, -length * 0.05, length * 0.035, length * 0.1, 3), 'brass', 1.6) +
      lines(`M${num(-l + r * 2.6)} ${num(-length * 0.012)}H${num(l * 0.9)}`, brass.light, 2),
  };
}

/** A cup of coffee on its saucer, from above; `turn` is the direction of the handle. */
export function cup(r: number): Part {
  const handle = `M${num(r * 0.6)} ${num(-r * 0.13)}H${num(r * 0.98)}Q${num(r * 1.1)} 0 ${num(r * 0.98)} ${num(r * 0.13)}H${num(r * 0.6)}Z`;
  return {
    outline: disc(r),
    content:
      form(disc(r), 'paper') +
      circle(r * 0.93, `fill="none" stroke="${brass.mid}" stroke-width="${num(r * 0.03)}"`) +
      shade(crescent(r)) +
      contact(disc(r * 0.62, r * 0.04, r * 0.07)) +
      form(handle, 'paper', 1.8) +
      form(disc(r * 0.6), 'paper') +
      circle(r * 0.55, `fill="none" stroke="${brass.mid}" stroke-width="${num(r * 0.022)}"`) +
      flat(disc(r * 0.5), '#3a2414', paper.deep) +
      circle(r * 0.44, `fill="none" stroke="#8a5f3a" stroke-width="${num(r * 0.03)}" stroke-opacity=".7"`) +
      lines(`M${num(-r * 0.34)} ${num(-r * 0.06)}A${num(r * 0.35)} ${num(r * 0.35)} 0 0 1 ${num(-r * 0.06)} ${num(-r * 0.34)}`, '#c39a6c', r * 0.035, 'stroke-linecap="round"'),
  }; // prettier-ignore
}

function contact(d: string): string {
  return flat(d, '#00000040');
}

/** A pin of a map, standing on its point. */
export function pin(height: number): Part {
  const h = height;
  const r = h * 0.32;
  const d = `M0 0C${num(-h * 0.08)} ${num(-h * 0.28)} ${num(-r)} ${num(-h * 0.4)} ${num(-r)} ${num(-h * 0.68)}A${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(-h * 0.68)}C${num(r)} ${num(-h * 0.4)} ${num(h * 0.08)} ${num(-h * 0.28)} 0 0Z`;
  return {
    outline: d,
    content:
      form(d, 'baize', 2.6) +
      shade(`M0 0C${num(h * 0.03)} ${num(-h * 0.3)} ${num(h * 0.2)} ${num(-h * 0.4)} ${num(h * 0.12)} ${num(-h * 0.97)}A${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(-h * 0.68)}C${num(r)} ${num(-h * 0.4)} ${num(h * 0.08)} ${num(-h * 0.28)} 0 0Z`) +
      form(disc(r * 0.62, 0, -h * 0.68), 'brass') +
      group(`transform="translate(0 ${num(-h * 0.68)})"`, turned(r * 0.42, 9, brass.deep, 1.8)) +
      shade(crescent(r * 0.62, 0, -h * 0.68)),
  }; // prettier-ignore
}

/** A chamois cloth with one corner folded. */
export function cloth(width: number, height: number, material: Material = 'cream'): Part {
  const [w, h] = [width / 2, height / 2];
  const d = `M${num(-w)} ${num(-h * 0.94)}Q0 ${num(-h * 1.05)} ${num(w)} ${num(-h)}Q${num(w * 1.04)} 0 ${num(w * 0.98)} ${num(h * 0.6)}L${num(w * 0.6)} ${num(h)}Q${num(-w * 0.3)} ${num(h * 0.94)} ${num(-w * 0.97)} ${num(h)}Q${num(-w * 1.05)} 0 ${num(-w)} ${num(-h * 0.94)}Z`;
  const fold = `M${num(w * 0.98)} ${num(h * 0.6)}L${num(w * 0.52)} ${num(h * 0.5)}L${num(w * 0.6)} ${num(h)}Z`;
  return {
    outline: d,
    content:
      form(d, material) +
      lines(`M${num(-w * 0.4)} ${num(-h * 0.9)}Q${num(-w * 0.2)} 0 ${num(-w * 0.5)} ${num(h * 0.9)}M${num(w * 0.3)} ${num(-h * 0.9)}Q${num(w * 0.16)} ${num(-h * 0.2)} ${num(w * 0.4)} ${num(h * 0.4)}`, MATERIALS[material].shade, 3) +
      form(fold, material) +
      shade(fold),
  }; // prettier-ignore
}
