import { textPath, textWidth } from './glyphs.ts';
import type { Tones } from './metals.ts';
import type { Random } from './random.ts';
import { circle, dashRing, group, num, path, polar } from './svg.ts';

/** A window with a text in it, framed in metal. */
export function textWindow(
  x: number,
  y: number,
  text: string,
  height: number,
  frame: string,
  dark: boolean,
): string {
  const w = (textWidth(text, 1.6) * height) / 10 + height * 0.55;
  const h = height * 1.6;
  const ground = dark ? '#17181a' : '#fbfaf6';
  return (
    path(
      `M${num(x - w / 2)} ${num(y - h / 2)}h${num(w)}v${num(h)}h${num(-w)}z`,
      `fill="${ground}" stroke="${frame}" stroke-width="1"`,
    ) +
    path(
      textPath(text, x, y, height, 0, 1.6),
      `fill="none" stroke="${dark ? '#f4f1ea' : '#18181a'}" stroke-width="${num(height * 0.13)}" stroke-linejoin="round"`,
    )
  );
}

/** The lens over a Rolex date. */
export function cyclops(x: number, y: number): string {
  return path(
    `M${num(x - 11)} ${num(y - 8)}h22q3 0 3 3v10q0 3 -3 3h-22q-3 0 -3 -3v-10q0 -3 3 -3z`,
    'fill="#fff" fill-opacity=".13" stroke="#fff" stroke-opacity=".5" stroke-width=".7"',
  );
}

/** A moon in its window of night sky. */
export function moonPhase(x: number, y: number, r: number, tones: Tones, random: Random): string {
  const age = random.between(-0.7, 0.7) * r;
  const stars = Array.from({ length: 9 }, () => {
    const [sx, sy] = polar(random.between(-85, 85), random.between(0.3, 0.92) * r);
    return `M${num(sx)} ${num(sy)}h.1`;
  }).join('');
  const hump = r * 0.24;
  const arc = (radius: number, sweep: 0 | 1, x: number) =>
    `A${num(radius)} ${num(radius)} 0 0 ${sweep} ${num(x)} 0`;
  const window = `M${num(-r)} 0${arc(r, 1, r)}${arc(hump, 0, r - 2 * hump)}H${num(2 * hump - r)}${arc(hump, 0, -r)}Z`;
  return group(
    `transform="translate(${num(x)} ${num(y + r * 0.3)})"`,
    `<clipPath id="mo"><path d="${window}"/></clipPath>` +
      group(
        'clip-path="url(#mo)"',
        circle(r, 'fill="#14264f"') +
          path(stars, 'stroke="#f4e6b4" stroke-width="1" stroke-linecap="round"') +
          circle(r * 0.4, 'fill="#f0dd9e"', age, -r * 0.5) +
          circle(r * 0.09, 'fill="#cdb570"', age - r * 0.1, -r * 0.6) +
          circle(r * 0.06, 'fill="#cdb570"', age + r * 0.13, -r * 0.42),
      ) +
      path(window, `fill="none" stroke="${tones.mid}" stroke-width="1"`),
  );
}

/** A moon that fills half of a dial, in a round window. */
export function greatMoon(x: number, y: number, r: number, tones: Tones, random: Random): string {
  const age = random.between(-0.25, 0.25) * r;
  const stars = Array.from({ length: 14 }, () => {
    const [sx, sy] = polar(random.between(0, 360), random.between(0.55, 0.92) * r);
    return `M${num(sx)} ${num(sy)}h.1`;
  }).join('');
  return group(
    `transform="translate(${num(x)} ${num(y)})"`,
    circle(r, 'fill="#14264f"') +
      path(stars, 'stroke="#f4e6b4" stroke-width="1.1" stroke-linecap="round"') +
      circle(r * 0.66, 'fill="#f0dd9e"', age, 0) +
      circle(r * 0.14, 'fill="#dcc686"', age - r * 0.2, -r * 0.16) +
      circle(r * 0.1, 'fill="#dcc686"', age + r * 0.22, r * 0.12) +
      circle(r * 0.07, 'fill="#dcc686"', age - r * 0.06, r * 0.34) +
      circle(r, `fill="none" stroke="${tones.mid}" stroke-width="1.2"`),
  );
}

/** A tourbillon, or an open balance, in a round opening. */
export function openCage(x: number, y: number, r: number, turn: number, cage: boolean): string {
  const arms = [0, 120, 240].map((degrees) => {
    const [ax, ay] = polar(degrees, r * 0.86);
    return `M0 0L${num(ax)} ${num(ay)}`;
  });
  const bridge = cage
    ? path(arms.join(''), 'stroke="#5d6266" stroke-width="3.4"') +
      path(arms.join(''), 'stroke="#eceeef" stroke-width="2"')
    : path(`M${num(-r)} 2L0 -2L${num(r)} 2L0 4Z`, 'fill="#d7d9da" stroke="#5d6266" stroke-width=".5"');
  return group(
    `transform="translate(${num(x)} ${num(y)})"`,
    circle(r, 'fill="#1d1e20" stroke="#d7d9da" stroke-width="1.6"') +
      circle(r + 1.3, 'fill="none" stroke="#000" stroke-opacity=".4" stroke-width=".7"') +
      group(
        `transform="rotate(${num(turn)})"`,
        circle(r * 0.66, 'fill="none" stroke="#c9963f" stroke-width="2.2"') +
          dashRing(8, r * 0.66, r * 0.78, 1.6, 'stroke="#f1d591"') +
          path(`M${num(-r * 0.66)} 0H${num(r * 0.66)}`, 'stroke="#d9ad5c" stroke-width="1.5"') +
          [0.16, 0.26, 0.36]
            .map((part) => circle(r * part, 'fill="none" stroke="#9fb2d6" stroke-width=".5"'))
            .join('') +
          bridge +
          circle(r * 0.1, 'fill="#b3203a" stroke="#e8c377" stroke-width=".8"'),
      ),
  );
}

/** The power reserve scale: an arc with strokes, and a hand. */
export function powerReserveFan(x: number, y: number, r: number, turn: number, print: string): string {
  const [x1, y1] = polar(-60, r);
  const [x2, y2] = polar(60, r);
  const [hx, hy] = polar(turn, r * 0.9);
  const strokes = [-60, -30, 0, 30, 60].map((degrees) => {
    const [ax, ay] = polar(degrees, r);
    const [bx, by] = polar(degrees, r * 0.82);
    return `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`;
  });
  return group(
    `transform="translate(${num(x)} ${num(y)})" fill="none" stroke="${print}"`,
    path(
      `M${num(x1)} ${num(y1)}A${num(r)} ${num(r)} 0 0 1 ${num(x2)} ${num(y2)}${strokes.join('')}`,
      'stroke-width=".9"',
    ) +
      path(`M0 0L${num(hx)} ${num(hy)}`, 'stroke-width="1.4"') +
      circle(1.6, `fill="${print}"`),
  );
}
