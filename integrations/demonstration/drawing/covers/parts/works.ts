import { wheel } from '../../movement.ts';
import { circle, dashRing, group, num, path, polar } from '../../svg.ts';
import { MATERIALS } from '../materials.ts';
import { crescent, disc, form, lines, shade, type Part } from '../part.ts';

const { brass, steel, ink } = MATERIALS;

/** A ruby in its setting. */
function ruby(x: number, y: number, r: number): string {
  return (
    circle(r, `fill="${MATERIALS.ruby.mid}" stroke="${brass.light}" stroke-width="${num(r * 0.42)}"`, x, y) +
    circle(r * 0.3, `fill="${MATERIALS.ruby.light}"`, x - r * 0.25, y - r * 0.25)
  );
}

/** A screw with its slot. */
function bolt(x: number, y: number, r: number, turn: number): string {
  const [dx, dy] = polar(turn, r * 0.78);
  return (
    circle(r, `fill="${steel.mid}" stroke="${ink.mid}" stroke-width="1.6"`, x, y) +
    lines(`M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`, ink.mid, r * 0.3)
  );
}

/** A single gear wheel. */
export function gear(r: number, metal: 'brass' | 'steel' = 'brass', turn = 0): Part {
  return {
    outline: disc(r),
    content:
      wheel(0, 0, r * 1.01, turn, MATERIALS[metal].deep) +
      wheel(0, 0, r * 0.985, turn, MATERIALS[metal].mid) +
      circle(
        r * 0.86,
        `fill="none" stroke="${MATERIALS[metal].light}" stroke-width="1.4" stroke-opacity=".8"`,
      ) +
      circle(r * 0.1, `fill="${MATERIALS[metal].deep}"`),
  };
}

/** The balance: its rim with screws, its hairspring. */
export function balance(r: number): Part {
  let spring = `M0 0`;
  let [x, radius] = [0, r * 0.07];
  for (let half = 0; half < 11; half += 1) {
    const to = half % 2 === 0 ? x + radius * 2 : x - radius * 2;
    spring += `A${num(radius)} ${num(radius)} 0 0 1 ${num(to)} 0`;
    [x, radius] = [to, radius + r * 0.035];
  }
  return {
    outline: disc(r),
    content:
      circle(r * 0.9, `fill="none" stroke="${brass.deep}" stroke-width="${num(r * 0.19)}"`) +
      circle(r * 0.9, `fill="none" stroke="${brass.mid}" stroke-width="${num(r * 0.14)}"`) +
      circle(r * 0.93, `fill="none" stroke="${brass.light}" stroke-width="1.6"`) +
      lines(`M0 ${num(-r * 0.85)}V${num(r * 0.85)}`, brass.deep, r * 0.13) +
      lines(`M0 ${num(-r * 0.85)}V${num(r * 0.85)}`, brass.mid, r * 0.085) +
      dashRing(14, r * 0.97, r * 1.08, r * 0.1, `stroke="${brass.shade}"`) +
      lines(spring, steel.light, 2) +
      ruby(0, 0, r * 0.09),
  };
}

/** A movement from behind: bridges with stripes, the train, the balance. */
export function movement(r: number): Part {
  const bridge = `M${num(-r * 0.92)} ${num(r * 0.1)}A${num(r * 0.925)} ${num(r * 0.925)} 0 0 1 ${num(r * 0.86)} ${num(-r * 0.34)}C${num(r * 0.5)} ${num(-r * 0.3)} ${num(r * 0.34)} ${num(-r * 0.12)} ${num(r * 0.12)} ${num(-r * 0.02)}C${num(-r * 0.12)} ${num(r * 0.08)} ${num(-r * 0.2)} ${num(r * 0.3)} ${num(-r * 0.42)} ${num(r * 0.26)}S${num(-r * 0.74)} ${num(r * 0.1)} ${num(-r * 0.92)} ${num(r * 0.1)}Z`;
  const second = `M${num(-r * 0.88)} ${num(r * 0.24)}C${num(-r * 0.6)} ${num(r * 0.24)} ${num(-r * 0.5)} ${num(r * 0.42)} ${num(-r * 0.22)} ${num(r * 0.44)}S${num(-r * 0.08)} ${num(r * 0.74)} ${num(-r * 0.2)} ${num(r * 0.9)}A${num(r * 0.925)} ${num(r * 0.925)} 0 0 1 ${num(-r * 0.88)} ${num(r * 0.24)}Z`;
  const cock = `M${num(r * 0.9)} ${num(r * 0.12)}C${num(r * 0.7)} ${num(r * 0.1)} ${num(r * 0.56)} ${num(r * 0.22)} ${num(r * 0.42)} ${num(r * 0.3)}A${num(r * 0.11)} ${num(r * 0.11)} 0 1 0 ${num(r * 0.46)} ${num(r * 0.47)}C${num(r * 0.6)} ${num(r * 0.42)} ${num(r * 0.68)} ${num(r * 0.42)} ${num(r * 0.8)} ${num(r * 0.46)}Z`;
  const stripes = `${stripesIn(r)}`;
  return {
    outline: disc(r),
    content:
      form(disc(r), 'brass', 2.6) +
      circle(r * 0.955, `fill="none" stroke="${brass.light}" stroke-width="2"`) +
      path(disc(r * 0.925), `fill="${brass.shade}" stroke="${brass.deep}" stroke-width="1.6"`) +
      shade(disc(r * 0.925)) +
      wheel(-r * 0.1, r * 0.32, r * 0.3, 12, brass.mid) +
      wheel(r * 0.16, r * 0.74, r * 0.17, 30, steel.mid) +
      wheel(r * 0.6, -r * 0.16, r * 0.2, 5, steel.mid) +
      form(bridge, 'steel') +
      group(`clip-path="url(#bridge)"`, stripes) +
      form(second, 'steel') +
      shade(second, 'hl') +
      wheel(-r * 0.36, -r * 0.38, r * 0.36, 8, brass.deep) +
      wheel(-r * 0.36, -r * 0.38, r * 0.35, 8, brass.mid) +
      wheel(r * 0.24, -r * 0.5, r * 0.2, 20, steel.shade) +
      bolt(-r * 0.36, -r * 0.38, r * 0.075, 30) +
      bolt(r * 0.24, -r * 0.5, r * 0.05, 110) +
      group(`transform="translate(${num(r * 0.4)} ${num(r * 0.4)})"`, balance(r * 0.36).content) +
      form(cock, 'steel', 1.6) +
      ruby(r * 0.4, r * 0.4, r * 0.05) +
      [[-0.08, -0.16], [-0.66, 0.46], [-0.38, 0.62], [0.62, -0.5], [0.02, 0.12]]
        .map(([x = 0, y = 0]) => ruby(x * r, y * r, r * 0.038))
        .join('') +
      [[-0.78, -0.12, 40], [0.02, -0.8, 100], [0.7, 0.3, 20], [-0.56, 0.62, 75]]
        .map(([x = 0, y = 0, turn = 0]) => bolt(x * r, y * r, r * 0.045, turn))
        .join('') +
      `<clipPath id="bridge"><path d="${bridge}"/></clipPath>` +
      shade(crescent(r)),
  }; // prettier-ignore
}

/** Côtes de Genève: broad light and dark bands across a bridge. */
function stripesIn(r: number): string {
  const step = r * 0.14;
  let d = '';
  for (let x = -r; x < r; x += step) d += `M${num(x)} ${num(-r)}L${num(x + r * 0.3)} ${num(r)}`;
  return lines(d, steel.shade, step * 0.42, 'stroke-opacity=".45"') + lines(d, '#fff', 1.4, `transform="translate(${num(step * 0.3)} 0)"`); // prettier-ignore
}
