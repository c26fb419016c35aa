import { circle, dashRing, group, num, path } from '../../svg.ts';
import { MATERIALS, type Material } from '../materials.ts';
import { crescent, disc, ellipse, flat, form, lines, rect, shade, slab, type Part } from '../part.ts';

const { brass, steel, ink } = MATERIALS;

/** A magnifying glass with its handle downwards; objects below it stay visible. */
export function loupe(r: number, handle: Material = 'ink'): Part {
  const grip = rect(-r * 0.14, r * 1.32, r * 0.28, r * 1.35, r * 0.13);
  const neck = rect(-r * 0.09, r * 1.02, r * 0.18, r * 0.36);
  const ferrule = rect(-r * 0.15, r * 1.28, r * 0.3, r * 0.16, 3);
  return {
    outline: `${disc(r * 1.1)}M${num(-r * 0.9)} 0a${num(r * 0.9)} ${num(r * 0.9)} 0 0 0 ${num(r * 1.8)} 0a${num(r * 0.9)} ${num(r * 0.9)} 0 0 0 ${num(-r * 1.8)} 0Z${grip}${neck}`,
    content:
      form(neck, 'brass', 1.6) +
      form(grip, handle) +
      shade(rect(r * 0.01, r * 1.32, r * 0.13, r * 1.33, r * 0.1)) +
      lines(`M${num(-r * 0.06)} ${num(r * 1.52)}V${num(r * 2.5)}`, '#fff', 3, 'stroke-opacity=".3" stroke-linecap="round"') +
      form(ferrule, 'brass', 1.6) +
      shade(ferrule) +
      path(disc(r * 0.98), 'fill="#fff" fill-opacity=".2"') +
      path(crescent(r * 0.96), 'fill="#fff" fill-opacity=".14"') +
      circle(r * 1.03, `fill="none" stroke="${brass.deep}" stroke-width="${num(r * 0.15)}"`) +
      circle(r * 1.03, `fill="none" stroke="url(#brass)" stroke-width="${num(r * 0.115)}"`) +
      dashRing(90, r, r * 1.06, 1.2, `stroke="${brass.deep}" stroke-opacity=".5"`) +
      lines(`M${num(-r * 0.74)} ${num(-r * 0.06)}A${num(r * 0.75)} ${num(r * 0.75)} 0 0 1 ${num(-r * 0.1)} ${num(-r * 0.74)}`, '#fff', r * 0.07, 'stroke-opacity=".75" stroke-linecap="round"') +
      lines(`M${num(r * 0.5)} ${num(r * 0.62)}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 0 ${num(r * 0.74)} ${num(r * 0.3)}`, '#fff', r * 0.04, 'stroke-opacity=".4" stroke-linecap="round"'),
  }; // prettier-ignore
}

/** Tweezers with the tips upwards. */
export function tweezers(length: number): Part {
  const l = length / 2;
  const blade = (s: number) =>
    `M0 ${num(l)}C${num(s * l * 0.12)} ${num(l)} ${num(s * l * 0.13)} ${num(l * 0.72)} ${num(s * l * 0.13)} ${num(l * 0.3)}S${num(s * l * 0.06)} ${num(-l * 0.66)} ${num(s * l * 0.012)} ${num(-l)}C${num(s * l * 0.03)} ${num(-l * 0.6)} ${num(s * l * 0.03)} 0 0 ${num(l * 0.5)}Z`;
  return {
    outline: blade(-1) + blade(1),
    content:
      form(blade(-1), 'steel') +
      form(blade(1), 'steel') +
      shade(blade(1)) +
      lines(`M${num(-l * 0.1)} ${num(l * 0.16)}h${num(l * 0.06)}m${num(-l * 0.06)} ${num(l * 0.05)}h${num(l * 0.06)}m${num(-l * 0.06)} ${num(l * 0.05)}h${num(l * 0.06)}m${num(-l * 0.06)} ${num(l * 0.05)}h${num(l * 0.06)}`, steel.deep, 1.6) +
      lines(`M${num(l * 0.04)} ${num(l * 0.16)}h${num(l * 0.06)}m${num(-l * 0.06)} ${num(l * 0.05)}h${num(l * 0.06)}m${num(-l * 0.06)} ${num(l * 0.05)}h${num(l * 0.06)}m${num(-l * 0.06)} ${num(l * 0.05)}h${num(l * 0.06)}`, steel.deep, 1.6),
  }; // prettier-ignore
}

/** A watchmaker's screwdriver with the blade upwards. */
export function screwdriver(length: number, handle: Material = 'brass'): Part {
  const l = length / 2;
  const w = length * 0.026;
  const shaft = `M${num(-w * 0.3)} ${num(-l)}h${num(w * 0.6)}l${num(w * 0.12)} ${num(l * 0.7)}h${num(-w * 0.84)}Z`;
  const body = rect(-w, -l * 0.32, w * 2, l * 1.2, w * 0.5);
  const cap = rect(-w * 1.25, l * 0.84, w * 2.5, l * 0.14, w * 0.6);
  const knurl = dashes(-w, -l * 0.24, w * 2, l * 0.3);
  return {
    outline: shaft + body + cap,
    content:
      form(shaft, 'steel', 1.6) +
      form(body, handle) +
      shade(rect(w * 0.1, -l * 0.32, w * 0.9, l * 1.18, w * 0.4)) +
      lines(knurl, MATERIALS[handle].deep, 1.4) +
      form(cap, 'ink', 1.6),
  };
}

function dashes(x: number, y: number, width: number, height: number): string {
  let d = '';
  for (let step = 0; step < 9; step += 1) d += `M${num(x)} ${num(y + (height / 8) * step)}h${num(width)}`;
  return d;
}

/** A horizontal vernier caliper, jaws to the left and downwards, opened by `gap`. */
export function calipers(length: number, gap: number): Part {
  const h = length * 0.062;
  const jaw = (x: number, lean: number) =>
    `M${num(x)} ${num(-h * 1.5)}l${num(lean * h * 0.5)} ${num(-h * 1.6)}l${num(lean * h * 0.7)} 0L${num(x + lean * h * 1.5)} ${num(h)}L${num(x + lean * h * 1.3)} ${num(h * 3)}L${num(x)} ${num(h * 5.4)}Z`;
  const left = -length / 2 + h * 1.6;
  const rule = rect(left - h * 0.4, -h, length - h, h * 2, 3);
  const slide = rect(left + gap - h * 0.1, -h * 1.25, h * 6.4, h * 2.7, 4);
  let ticks = '';
  for (let index = 0; index < 60; index += 1) ticks += `M${num(left + h * 1.6 + index * ((length - h * 6) / 60))} ${num(h)}v${num(-h * (index % 5 === 0 ? 0.8 : 0.45))}`; // prettier-ignore
  let vernier = '';
  for (let index = 0; index < 11; index += 1) vernier += `M${num(left + gap + h * 0.9 + index * h * 0.46)} ${num(h * 0.3)}v${num(h * 0.5)}`; // prettier-ignore
  return {
    outline: jaw(left, -1) + rule + jaw(left + gap, 1) + slide,
    content:
      form(rule, 'steel') +
      lines(ticks, steel.deep, 1.6) +
      lines(`M${num(left)} ${num(-h * 0.4)}H${num(length / 2 - h * 2)}`, steel.shade, 2) +
      form(jaw(left, -1), 'steel') +
      shade(jaw(left, -1)) +
      form(jaw(left + gap, 1), 'steel') +
      form(slide, 'brass') +
      lines(vernier, brass.deep, 1.8) +
      shade(rect(left + gap, h * 0.95, h * 6.2, h * 0.5)) +
      form(disc(h * 0.62, left + gap + h * 4.9, -h * 1.6), 'brass', 1.8) +
      dashRingAt(left + gap + h * 4.9, -h * 1.6, h * 0.5),
  };
}

function dashRingAt(x: number, y: number, r: number): string {
  return group(
    `transform="translate(${num(x)} ${num(y)})"`,
    dashRing(18, r * 0.7, r * 1.1, 1.5, `stroke="${brass.deep}"`),
  );
}

/** An upright fountain pen with the nib upwards. */
export function pen(length: number, body: Material = 'baize'): Part {
  const l = length / 2;
  const w = length * 0.036;
  const barrel = `M${num(-w * 0.8)} ${num(-l * 0.56)}L${num(-w)} ${num(-l * 0.1)}V${num(l * 0.8)}Q${num(-w * 0.8)} ${num(l)} 0 ${num(l)}T${num(w)} ${num(l * 0.8)}V${num(-l * 0.1)}L${num(w * 0.8)} ${num(-l * 0.56)}Z`;
  const nib = `M${num(-w * 0.62)} ${num(-l * 0.56)}Q${num(-w * 0.95)} ${num(-l * 0.74)} 0 ${num(-l)}Q${num(w * 0.95)} ${num(-l * 0.74)} ${num(w * 0.62)} ${num(-l * 0.56)}Z`;
  return {
    outline: barrel + nib,
    content:
      form(nib, 'brass', 1.6) +
      lines(`M0 ${num(-l * 0.97)}V${num(-l * 0.72)}`, brass.deep, 1.6) +
      circle(w * 0.15, `fill="${brass.deep}"`, 0, -l * 0.71) +
      form(barrel, body) +
      shade(`M${num(w * 0.15)} ${num(-l * 0.56)}V${num(l * 0.98)}Q${num(w)} ${num(l * 0.95)} ${num(w)} ${num(l * 0.8)}V${num(-l * 0.1)}L${num(w * 0.8)} ${num(-l * 0.56)}Z`) +
      lines(`M${num(-w * 0.5)} ${num(-l * 0.4)}V${num(l * 0.8)}`, '#fff', 3, 'stroke-opacity=".35" stroke-linecap="round"') +
      form(rect(-w * 1.06, -l * 0.12, w * 2.12, l * 0.06), 'brass', 1.4) +
      form(rect(-w * 1.06, l * 0.7, w * 2.12, l * 0.04), 'brass', 1.4),
  }; // prettier-ignore
}

/** A standing balance: column, beam and two pans; `lean` is the angle of the beam in degrees. */
export function scales(height: number, lean: number): Part {
  const h = height;
  const reach = h * 0.5;
  const foot = `M${num(-h * 0.26)} 0V${num(-h * 0.05)}Q${num(-h * 0.06)} ${num(-h * 0.07)} ${num(-h * 0.035)} ${num(-h * 0.16)}H${num(h * 0.035)}Q${num(h * 0.06)} ${num(-h * 0.07)} ${num(h * 0.26)} ${num(-h * 0.05)}V0Z`;
  const column = `M${num(-h * 0.022)} ${num(-h * 0.15)}L${num(-h * 0.014)} ${num(-h * 0.9)}H${num(h * 0.014)}L${num(h * 0.022)} ${num(-h * 0.15)}Z`;
  const rise = Math.tan((lean * Math.PI) / 180) * reach;
  const beam = `M${num(-reach)} ${num(-h * 0.86 - rise)}Q${num(-reach * 0.4)} ${num(-h * 0.93 - rise * 0.4)} 0 ${num(-h * 0.9)}Q${num(reach * 0.4)} ${num(-h * 0.93 + rise * 0.4)} ${num(reach)} ${num(-h * 0.86 + rise)}Q${num(reach * 0.4)} ${num(-h * 0.86 + rise * 0.4)} 0 ${num(-h * 0.84)}Q${num(-reach * 0.4)} ${num(-h * 0.86 - rise * 0.4)} ${num(-reach)} ${num(-h * 0.86 - rise)}Z`;
  return {
    outline: foot + column + beam,
    content:
      form(column, 'brass') +
      form(foot, 'brass') +
      shade(`M0 0V${num(-h * 0.15)}H${num(h * 0.035)}Q${num(h * 0.06)} ${num(-h * 0.07)} ${num(h * 0.26)} ${num(-h * 0.05)}V0Z`) +
      pan(-reach, panLevel(h, -rise), h) +
      pan(reach, panLevel(h, rise), h) +
      form(beam, 'brass') +
      circle(h * 0.035, `fill="url(#brass)" stroke="${brass.deep}" stroke-width="2"`, 0, -h * 0.88) +
      form(`M0 ${num(-h * 1.02)}Q${num(h * 0.03)} ${num(-h * 0.95)} 0 ${num(-h * 0.91)}Q${num(-h * 0.03)} ${num(-h * 0.95)} 0 ${num(-h * 1.02)}Z`, 'brass', 1.6) +
      lines(`M0 ${num(-h * 0.84)}V${num(-h * 0.6)}`, ink.mid, 2.4),
  }; // prettier-ignore
}

/** Height of the pans of a balance above its base; `rise` of the beam at that end. */
function panLevel(height: number, rise: number): { top: number; pan: number } {
  return { top: -height * 0.86 + rise, pan: -height * 0.36 + rise };
}

function pan(x: number, { top, pan: level }: { top: number; pan: number }, h: number): string {
  const w = h * 0.21;
  return (
    lines(`M${num(x)} ${num(top)}L${num(x - w)} ${num(level)}M${num(x)} ${num(top)}L${num(x + w)} ${num(level)}M${num(x)} ${num(top)}V${num(level)}`, brass.mid, 2) +
    form(`M${num(x - w)} ${num(level)}Q${num(x)} ${num(level + h * 0.13)} ${num(x + w)} ${num(level)}Z`, 'brass') +
    shade(`M${num(x)} ${num(level)}Q${num(x + w * 0.2)} ${num(level + h * 0.09)} ${num(x)} ${num(level + h * 0.064)}Q${num(x + w * 0.7)} ${num(level + h * 0.05)} ${num(x + w)} ${num(level)}Z`) +
    flat(ellipse(w, h * 0.018, x, level), brass.light, brass.deep) +
    circle(h * 0.014, `fill="${brass.mid}" stroke="${brass.deep}" stroke-width="1.6"`, x, top)
  ); // prettier-ignore
}

/** A standing weight: a brass cylinder with a knob. */
export function weight(size: number): Part {
  const body = rect(-size * 0.4, -size * 0.72, size * 0.8, size * 0.72, size * 0.06);
  const knob = disc(size * 0.17, 0, -size * 0.94);
  const neck = rect(-size * 0.08, -size * 0.84, size * 0.16, size * 0.14);
  return {
    outline: body + knob,
    content:
      form(neck, 'brass', 1.6) +
      form(knob, 'brass', 1.8) +
      form(body, 'brass') +
      shade(rect(size * 0.08, -size * 0.72, size * 0.32, size * 0.72, size * 0.05)) +
      lines(`M${num(-size * 0.4)} ${num(-size * 0.12)}h${num(size * 0.8)}`, brass.deep, 1.4),
  };
}

/** The marks of a horizontal ruler. */
export function ruler(length: number, height: number): Part {
  let ticks = '';
  const count = Math.round(length / 11);
  for (let index = 1; index < count; index += 1) ticks += `M${num(-length / 2 + index * 11)} ${num(-height / 2)}v${num(height * (index % 10 === 0 ? 0.55 : index % 5 === 0 ? 0.42 : 0.26))}`; // prettier-ignore
  return {
    outline: slab(length, height, 3),
    content: form(slab(length, height, 3), 'brass') + lines(ticks, brass.deep, 1.6),
  };
}
