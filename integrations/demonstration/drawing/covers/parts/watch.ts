import { circle, dashRing, group, num, path, polar } from '../../svg.ts';
import { turned } from '../guilloche.ts';
import { MATERIALS, type Material } from '../materials.ts';
import { crescent, disc, flat, form, lines, rect, shade, type Part } from '../part.ts';

/** Features of a watch on a cover. */
export interface WatchLook {
  /** Radius of the case. */
  r: number;
  metal: 'brass' | 'steel';
  strap: Material;
  dial: Material;
  kind?: 'plain' | 'seconds' | 'chronograph' | 'diver';
  /** Angles of the hour and the minute hand in degrees; by default ten past ten. */
  hands?: readonly [hour: number, minute: number];
}

const TEN_PAST_TEN = [305, 60] as const;

/** A watch from above with its strap stretched out. */
export function watch(look: WatchLook): Part {
  const { r, metal } = look;
  const lug = r * 0.52;
  const end = r * 0.4;
  const reach = r * 2.65;
  const side = (sign: number, tip: number) =>
    `M${num(-lug)} ${num(sign * r * 0.7)}L${num(-lug)} ${num(sign * r * 1.2)}Q${num(-end * 1.04)} ${num(sign * r * 1.7)} ${num(-end)} ${num(sign * reach)}` +
    `${tip ? `Q${num(-end)} ${num(sign * (reach + tip))} 0 ${num(sign * (reach + tip))}Q${num(end)} ${num(sign * (reach + tip))} ${num(end)} ${num(sign * reach)}` : `L${num(end)} ${num(sign * reach)}`}` +
    `Q${num(end * 1.04)} ${num(sign * r * 1.7)} ${num(lug)} ${num(sign * r * 1.2)}L${num(lug)} ${num(sign * r * 0.7)}Z`;
  const upper = side(-1, 0);
  const lower = side(1, r * 0.38);
  return {
    outline: upper + lower + disc(r) + lugs(r),
    content:
      band(look, upper, lower, { lug, end, reach }) +
      crown(look) +
      form(lugs(r), metal) +
      shade(lugs(r)) +
      head(look),
  };
}

function band(
  { r, strap, metal }: WatchLook,
  upper: string,
  lower: string,
  { lug, end, reach }: { lug: number; end: number; reach: number },
): string {
  const { light, deep } = MATERIALS[strap];
  const fall = (sign: number) =>
    `M${num(lug)} ${num(sign * r * 0.7)}L${num(lug)} ${num(sign * r * 1.2)}Q${num(end * 1.04)} ${num(sign * r * 1.7)} ${num(end)} ${num(sign * reach)}` +
    `L${num(end * 0.35)} ${num(sign * reach)}L${num(lug * 0.45)} ${num(sign * r * 0.7)}Z`;
  const seam = (sign: number) =>
    [-1, 1]
      .map((s) => `M${num(s * lug * 0.82)} ${num(sign * r * 0.8)}L${num(s * lug * 0.82)} ${num(sign * r * 1.2)}Q${num(s * end * 0.84)} ${num(sign * r * 1.7)} ${num(s * end * 0.8)} ${num(sign * reach * 0.985)}`)
      .join(''); // prettier-ignore
  const holes = [0.66, 0.74, 0.82, 0.9]
    .map((part) => circle(r * 0.045, `fill="${deep}"`, 0, reach * part))
    .join('');
  const y = -reach - r * 0.14;
  const buckle =
    lines(rect(-end * 1.24, y, end * 2.48, r * 0.36, r * 0.09), MATERIALS[metal].deep, r * 0.13) +
    lines(rect(-end * 1.24, y, end * 2.48, r * 0.36, r * 0.09), MATERIALS[metal].mid, r * 0.085) +
    lines(`M0 ${num(-reach + r * 0.16)}V${num(y)}`, MATERIALS[metal].light, r * 0.07);
  return (
    form(upper, strap) +
    form(lower, strap) +
    shade(fall(-1)) +
    shade(fall(1)) +
    lines(seam(-1) + seam(1), light, 2, `stroke-dasharray="${num(r * 0.07)} ${num(r * 0.05)}"`) +
    holes +
    buckle
  );
}

function lugs(r: number): string {
  let d = '';
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      d += `M${num(sx * r * 0.52)} ${num(sy * r * 0.7)}L${num(sx * r * 0.53)} ${num(sy * r * 1.13)}Q${num(sx * r * 0.6)} ${num(sy * r * 1.2)} ${num(sx * r * 0.655)} ${num(sy * r * 1.1)}Q${num(sx * r * 0.7)} ${num(sy * r * 0.86)} ${num(sx * r * 0.86)} ${num(sy * r * 0.5)}Z`;
    }
  }
  return d;
}

function crown({ r, metal, kind }: WatchLook): string {
  const knob = rect(r * 0.97, -r * 0.1, r * 0.17, r * 0.2, r * 0.03);
  const pushers = [-0.5, 0.5]
    .map((part) => {
      const [x, y] = polar(90 + part * 62, r);
      return group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(part * 62)})"`, form(rect(-2, -r * 0.07, r * 0.14, r * 0.14, 2), metal, 1.6)); // prettier-ignore
    })
    .join('');
  return (kind === 'chronograph' ? pushers : '') + form(knob, metal, 1.6) + shade(knob, 'hx');
}

/** Case, bezel, dial and hands; also used without a strap. */
export function head(look: WatchLook): string {
  const { r, metal, dial, kind = 'plain', hands = TEN_PAST_TEN } = look;
  const tone = MATERIALS[dial];
  const dark = dial === 'baize' || dial === 'ink' || dial === 'leather' || dial === 'ruby';
  const mark = dark ? MATERIALS.brass.light : MATERIALS.ink.mid;
  const face = r * 0.77;
  const insert =
    kind === 'diver'
      ? flat(disc(r * 0.93), MATERIALS.ink.mid) + dashRing(60, r * 0.83, r * 0.89, 1.4, `stroke="${MATERIALS.brass.light}" stroke-opacity=".7"`) + dashRing(12, r * 0.81, r * 0.91, r * 0.035, `stroke="${MATERIALS.brass.light}"`)
      : circle(r * 0.88, `fill="none" stroke="${MATERIALS[metal].light}" stroke-width="${num(r * 0.045)}"`); // prettier-ignore
  return (
    form(disc(r), metal, 2.4) +
    insert +
    shade(crescent(r)) +
    path(disc(face), `fill="url(#${dial})" stroke="${MATERIALS[metal].deep}" stroke-width="2"`) +
    turned(face * 0.56, 20, dark ? tone.light : tone.shade, 1, 0.6) +
    dashRing(60, face * 0.9, face * 0.95, 1.3, `stroke="${mark}" stroke-opacity=".8"`) +
    dashRing(12, face * 0.7, face * 0.87, r * 0.04, `stroke="${mark}"`) +
    registers(look, mark) +
    pair(face, hands, dark ? MATERIALS.paper.light : MATERIALS.ink.shade) +
    lines(`M${num(-face * 0.84)} ${num(face * 0.12)}A${num(face * 0.85)} ${num(face * 0.85)} 0 0 1 ${num(-face * 0.1)} ${num(-face * 0.84)}`, '#fff', r * 0.05, 'stroke-opacity=".22" stroke-linecap="round"')
  ); // prettier-ignore
}

function registers({ r, dial, kind }: WatchLook, mark: string): string {
  const places: [number, number][] =
    kind === 'chronograph'
      ? [
          [-0.36, 0],
          [0.36, 0],
          [0, 0.36],
        ]
      : kind === 'seconds'
        ? [[0, 0.36]]
        : [];
  return places
    .map(([x, y], index) => {
      const [dx, dy] = polar(index * 110 + 40, r * 0.13);
      return group(
        `transform="translate(${num(x * r)} ${num(y * r)})"`,
        path(disc(r * 0.175), `fill="${MATERIALS[dial].mid}" stroke="${mark}" stroke-width="1.2"`) +
          dashRing(20, r * 0.13, r * 0.155, 1.1, `stroke="${mark}"`) +
          lines(`M0 0L${num(dx)} ${num(dy)}`, mark, 2.2),
      );
    })
    .join('');
}

function pair(face: number, [hour, minute]: readonly [number, number], colour: string): string {
  const leaf = (length: number, width: number, degrees: number) =>
    path(
      `M0 ${num(-length)}Q${num(width)} ${num(-length * 0.42)} 0 ${num(length * 0.16)}Q${num(-width)} ${num(-length * 0.42)} 0 ${num(-length)}Z`,
      `fill="${colour}" transform="rotate(${num(degrees)})"`,
    );
  return (
    leaf(face * 0.56, face * 0.13, hour) +
    leaf(face * 0.82, face * 0.11, minute) +
    lines(`M0 ${num(face * 0.2)}V${num(-face * 0.84)}`, MATERIALS.brass.mid, 2.2, 'transform="rotate(210)"') +
    circle(face * 0.065, `fill="${MATERIALS.brass.mid}" stroke="${MATERIALS.brass.deep}" stroke-width="1.2"`)
  );
}
