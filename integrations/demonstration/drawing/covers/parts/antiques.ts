import { circle, dashRing, group, num } from '../../svg.ts';
import { turned } from '../guilloche.ts';
import { MATERIALS } from '../materials.ts';
import { crescent, disc, ellipse, flat, form, lines, rect, shade, type Part } from '../part.ts';

const { brass, ink, paper, steel, baize, cream } = MATERIALS;

/** A mantel clock in its case, standing. */
export function mantelClock(height: number): Part {
  const h = height;
  const body = `M${num(-h * 0.27)} ${num(-h * 0.12)}V${num(-h * 0.56)}C${num(-h * 0.27)} ${num(-h * 0.78)} ${num(-h * 0.12)} ${num(-h * 0.84)} 0 ${num(-h * 0.86)}C${num(h * 0.12)} ${num(-h * 0.84)} ${num(h * 0.27)} ${num(-h * 0.78)} ${num(h * 0.27)} ${num(-h * 0.56)}V${num(-h * 0.12)}Z`;
  const base = `M${num(-h * 0.36)} 0V${num(-h * 0.06)}H${num(-h * 0.31)}V${num(-h * 0.12)}H${num(h * 0.31)}V${num(-h * 0.06)}H${num(h * 0.36)}V0Z`;
  const finial = `M0 ${num(-h)}Q${num(h * 0.045)} ${num(-h * 0.94)} ${num(h * 0.02)} ${num(-h * 0.9)}L${num(h * 0.05)} ${num(-h * 0.85)}H${num(-h * 0.05)}L${num(-h * 0.02)} ${num(-h * 0.9)}Q${num(-h * 0.045)} ${num(-h * 0.94)} 0 ${num(-h)}Z`;
  const r = h * 0.185;
  const dial =
    form(disc(r * 1.14), 'brass') +
    form(disc(r), 'cream', 1.6) +
    turned(r * 0.45, 16, brass.shade, 1, 0.7) +
    dashRing(60, r * 0.92, r * 0.97, 1.2, `stroke="${ink.mid}"`) +
    dashRing(12, r * 0.66, r * 0.88, r * 0.06, `stroke="${ink.mid}"`) +
    lines(`M0 0L${num(-r * 0.4)} ${num(-r * 0.28)}M0 0L${num(r * 0.6)} ${num(-r * 0.36)}`, ink.shade, 4, 'stroke-linecap="round"') +
    circle(r * 0.07, `fill="${ink.shade}"`); // prettier-ignore
  const columns = [-1, 1]
    .map(
      (s) =>
        form(rect(s * h * 0.235 - h * 0.022, -h * 0.55, h * 0.044, h * 0.42), 'brass', 1.6) +
        lines(`M${num(s * h * 0.235)} ${num(-h * 0.54)}v${num(h * 0.4)}`, brass.light, 2),
    ) // prettier-ignore
    .join('');
  const swing = `M${num(-h * 0.11)} ${num(-h * 0.34)}H${num(h * 0.11)}V${num(-h * 0.15)}H${num(-h * 0.11)}Z`;
  return {
    outline: body + base + finial,
    content:
      form(finial, 'brass') +
      form(body, 'baize', 2.4) +
      shade(`M${num(h * 0.06)} ${num(-h * 0.12)}V${num(-h * 0.85)}C${num(h * 0.16)} ${num(-h * 0.82)} ${num(h * 0.27)} ${num(-h * 0.76)} ${num(h * 0.27)} ${num(-h * 0.56)}V${num(-h * 0.12)}Z`) +
      columns +
      flat(swing, baize.deep, brass.mid) +
      lines(`M0 ${num(-h * 0.34)}V${num(-h * 0.22)}`, brass.light, 2.4) +
      form(disc(h * 0.032, 0, -h * 0.21), 'brass', 1.4) +
      group(`transform="translate(0 ${num(-h * 0.575)})"`, dial) +
      form(base, 'brass') +
      shade(`M${num(h * 0.06)} 0V${num(-h * 0.12)}H${num(h * 0.31)}V${num(-h * 0.06)}H${num(h * 0.36)}V0Z`),
  }; // prettier-ignore
}

/** A chased goblet, standing. */
export function goblet(height: number): Part {
  const h = height;
  const cup = `M${num(-h * 0.24)} ${num(-h)}C${num(-h * 0.24)} ${num(-h * 0.6)} ${num(-h * 0.14)} ${num(-h * 0.5)} ${num(-h * 0.03)} ${num(-h * 0.46)}H${num(h * 0.03)}C${num(h * 0.14)} ${num(-h * 0.5)} ${num(h * 0.24)} ${num(-h * 0.6)} ${num(h * 0.24)} ${num(-h)}Z`;
  const stem = `M${num(-h * 0.03)} ${num(-h * 0.46)}L${num(-h * 0.022)} ${num(-h * 0.34)}Q${num(-h * 0.07)} ${num(-h * 0.3)} ${num(-h * 0.022)} ${num(-h * 0.26)}L${num(-h * 0.03)} ${num(-h * 0.1)}Q${num(-h * 0.2)} ${num(-h * 0.07)} ${num(-h * 0.2)} 0H${num(h * 0.2)}Q${num(h * 0.2)} ${num(-h * 0.07)} ${num(h * 0.03)} ${num(-h * 0.1)}L${num(h * 0.022)} ${num(-h * 0.26)}Q${num(h * 0.07)} ${num(-h * 0.3)} ${num(h * 0.022)} ${num(-h * 0.34)}L${num(h * 0.03)} ${num(-h * 0.46)}Z`;
  const band = `M${num(-h * 0.232)} ${num(-h * 0.8)}Q0 ${num(-h * 0.74)} ${num(h * 0.232)} ${num(-h * 0.8)}M${num(-h * 0.2)} ${num(-h * 0.66)}Q0 ${num(-h * 0.6)} ${num(h * 0.2)} ${num(-h * 0.66)}`;
  return {
    outline: cup + stem,
    content:
      form(stem, 'steel') +
      form(cup, 'steel') +
      shade(`M${num(h * 0.05)} ${num(-h)}V${num(-h * 0.47)}C${num(h * 0.14)} ${num(-h * 0.5)} ${num(h * 0.24)} ${num(-h * 0.6)} ${num(h * 0.24)} ${num(-h)}Z`) +
      lines(band, steel.deep, 1.8) +
      group(`transform="translate(${num(-h * 0.015)} ${num(-h * 0.7)})"`, turned(h * 0.062, 8, steel.deep, 1.4)) +
      flat(ellipse(h * 0.24, h * 0.035, 0, -h), steel.shade, steel.deep),
  }; // prettier-ignore
}

/** A porcelain vase with a garland, standing. */
export function vase(height: number): Part {
  const h = height;
  const body = `M${num(-h * 0.09)} ${num(-h)}Q${num(-h * 0.06)} ${num(-h * 0.86)} ${num(-h * 0.1)} ${num(-h * 0.8)}C${num(-h * 0.36)} ${num(-h * 0.66)} ${num(-h * 0.32)} ${num(-h * 0.26)} ${num(-h * 0.12)} ${num(-h * 0.08)}V0H${num(h * 0.12)}V${num(-h * 0.08)}C${num(h * 0.32)} ${num(-h * 0.26)} ${num(h * 0.36)} ${num(-h * 0.66)} ${num(h * 0.1)} ${num(-h * 0.8)}Q${num(h * 0.06)} ${num(-h * 0.86)} ${num(h * 0.09)} ${num(-h)}Z`;
  const fall = `M${num(h * 0.08)} ${num(-h * 0.05)}C${num(h * 0.2)} ${num(-h * 0.3)} ${num(h * 0.2)} ${num(-h * 0.6)} ${num(h * 0.06)} ${num(-h * 0.8)}L${num(h * 0.1)} ${num(-h * 0.8)}C${num(h * 0.36)} ${num(-h * 0.66)} ${num(h * 0.32)} ${num(-h * 0.26)} ${num(h * 0.12)} ${num(-h * 0.08)}Z`;
  const garland = `M${num(-h * 0.25)} ${num(-h * 0.58)}Q${num(-h * 0.12)} ${num(-h * 0.4)} 0 ${num(-h * 0.54)}T${num(h * 0.25)} ${num(-h * 0.58)}`;
  return {
    outline: body,
    content:
      form(body, 'paper') +
      shade(fall) +
      lines(garland, baize.mid, 4.5) +
      [-0.16, -0.03, 0.1, 0.2].map((x, index) => circle(h * 0.022, `fill="${index % 2 === 0 ? MATERIALS.ruby.mid : brass.mid}"`, x * h, -h * (0.5 + (index % 2) * 0.02))).join('') +
      lines(`M${num(-h * 0.11)} ${num(-h * 0.8)}Q0 ${num(-h * 0.77)} ${num(h * 0.11)} ${num(-h * 0.8)}M${num(-h * 0.13)} ${num(-h * 0.07)}H${num(h * 0.13)}`, brass.mid, 6) +
      flat(ellipse(h * 0.09, h * 0.018, 0, -h), paper.shade, paper.deep),
  }; // prettier-ignore
}

/** A standing hourglass; `run` is the share of sand in the lower half. */
export function hourglass(height: number, run: number): Part {
  const h = height;
  const plate = (y: number) => rect(-h * 0.25, y, h * 0.5, h * 0.06, h * 0.02);
  const bulb = `M${num(-h * 0.17)} ${num(-h * 0.94)}C${num(-h * 0.19)} ${num(-h * 0.66)} ${num(-h * 0.02)} ${num(-h * 0.6)} ${num(-h * 0.018)} ${num(-h * 0.5)}C${num(-h * 0.02)} ${num(-h * 0.4)} ${num(-h * 0.19)} ${num(-h * 0.34)} ${num(-h * 0.17)} ${num(-h * 0.06)}H${num(h * 0.17)}C${num(h * 0.19)} ${num(-h * 0.34)} ${num(h * 0.02)} ${num(-h * 0.4)} ${num(h * 0.018)} ${num(-h * 0.5)}C${num(h * 0.02)} ${num(-h * 0.6)} ${num(h * 0.19)} ${num(-h * 0.66)} ${num(h * 0.17)} ${num(-h * 0.94)}Z`;
  const top = h * (0.94 - 0.2 * run);
  const heap = h * (0.08 + 0.2 * run);
  const posts = [-1, 1]
    .map((s) => form(rect(s * h * 0.215 - h * 0.013, -h * 0.95, h * 0.026, h * 0.9), 'brass', 1.4))
    .join('');
  return {
    outline: plate(-h) + plate(-h * 0.06) + bulb,
    content:
      posts +
      `<clipPath id="glass"><path d="${bulb}"/></clipPath>` +
      lines(bulb, cream.light, 2) +
      group('clip-path="url(#glass)"', flat(`${rect(-h * 0.3, -top + h * 0.08, h * 0.6, top - h * 0.58)}M${num(-h * 0.2)} 0V${num(-heap * 0.6)}Q0 ${num(-heap * 1.5)} ${num(h * 0.2)} ${num(-heap * 0.6)}V0Z`, brass.light) + shade(rect(0, -h, h * 0.3, h)) + flat(bulb, '#ffffff22')) +
      lines(`M0 ${num(-h * 0.5)}V${num(-heap)}`, brass.light, 3) +
      lines(bulb, cream.deep, 2) +
      lines(`M${num(-h * 0.125)} ${num(-h * 0.88)}Q${num(-h * 0.12)} ${num(-h * 0.72)} ${num(-h * 0.06)} ${num(-h * 0.65)}`, '#fff', 4, 'stroke-opacity=".8" stroke-linecap="round"') +
      form(plate(-h), 'baize') +
      form(plate(-h * 0.06), 'baize') +
      shade(rect(0, -h, h * 0.25, h * 0.06) + rect(0, -h * 0.06, h * 0.25, h * 0.06)),
  }; // prettier-ignore
}

/** A coin seen from above. */
export function coin(r: number): Part {
  return {
    outline: disc(r),
    content:
      form(disc(r), 'brass') +
      dashRing(48, r * 0.93, r, 1.6, `stroke="${brass.deep}" stroke-opacity=".7"`) +
      circle(r * 0.82, `fill="none" stroke="${brass.deep}" stroke-width="1.6"`) +
      turned(r * 0.56, 10, brass.deep, 1.3, 0.8) +
      shade(crescent(r)),
  };
}
