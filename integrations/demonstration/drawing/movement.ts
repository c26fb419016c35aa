import type { Random } from './random.ts';
import { circle, dashRing, group, num, path, polar } from './svg.ts';

/** A toothed wheel with spokes. */
export function wheel(x: number, y: number, r: number, turn: number, colour: string): string {
  const spokes = [0, 72, 144, 216, 288]
    .map((degrees) => {
      const [sx, sy] = polar(degrees, r * 0.84);
      return `M0 0L${num(sx)} ${num(sy)}`;
    })
    .join('');
  return group(
    `transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})" fill="none" stroke="${colour}"`,
    circle(r * 0.86, `stroke-width="${num(r * 0.13)}"`) +
      dashRing(Math.round(r * 2.6), r * 0.92, r, 0.9, '') +
      path(spokes, `stroke-width="${num(Math.max(1, r * 0.09))}"`) +
      circle(r * 0.2, `fill="${colour}"`),
  );
}

/** A ruby in its gold setting. */
export function jewel(x: number, y: number, r = 2.6): string {
  return (
    circle(r, 'fill="#a8173a" stroke="#e3bd6d" stroke-width="1"', x, y) +
    circle(r * 0.3, 'fill="#f4b6c4"', x - r * 0.3, y - r * 0.3)
  );
}

/** A blued screw with its slot. */
export function screw(x: number, y: number, r: number, turn: number, colour = '#2c4f8f'): string {
  const [dx, dy] = polar(turn, r * 0.8);
  return (
    circle(r, `fill="${colour}" stroke="#101820" stroke-width=".5"`, x, y) +
    path(`M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`, 'stroke="#0b1220" stroke-width=".8"')
  );
}

/** An openwork movement visible through the dial: wheels below, bridges above, within radius `r`. */
export function skeletonWorks(r: number, random: Random, bridge: { light: string; dark: string }): string {
  const wheels = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = polar(index * 55 + random.between(-14, 14), r * random.between(0.36, 0.6));
    return wheel(
      x,
      y,
      r * random.between(0.17, 0.32),
      random.between(0, 60),
      random.pick(['#c9a253', '#b9bcbf', '#8f9397', '#d8b873']),
    );
  });
  const start = random.between(0, 120);
  const arms = Array.from({ length: 5 }, (_, index) => {
    const [x1, y1] = polar(start + index * 72 + random.between(-10, 10), r * 1.02);
    const [cx, cy] = polar(start + index * 72 + 30, r * random.between(0.3, 0.6));
    const [x2, y2] = polar(start + index * 72 + 95, r * 0.3);
    return `M${num(x1)} ${num(y1)}Q${num(cx)} ${num(cy)} ${num(x2)} ${num(y2)}`;
  }).join('');
  const ring =
    circle(r * 0.3, `fill="none" stroke="${bridge.dark}" stroke-width="6.4"`) +
    circle(r * 0.3, `fill="none" stroke="${bridge.light}" stroke-width="4.6"`);
  const stones = Array.from({ length: 6 }, (_, index) =>
    jewel(...polar(start + index * 60, r * random.between(0.4, 0.78))),
  ).join('');
  const screws = Array.from({ length: 5 }, (_, index) =>
    screw(...polar(start + index * 72, r * 0.88), 2.4, random.between(0, 180)),
  ).join('');
  return (
    wheels.join('') +
    path(arms, `fill="none" stroke="${bridge.dark}" stroke-width="9"`) +
    path(arms, `fill="none" stroke="${bridge.light}" stroke-width="7"`) +
    path(arms, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1"') +
    ring +
    stones +
    screws
  );
}
