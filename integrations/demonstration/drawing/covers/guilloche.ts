import { group, num, path, polar, tenth } from '../svg.ts';

/** One closed wavy line with `waves` waves around a circle, as a rose engine makes it. */
function roseLine(radius: number, swing: number, waves: number): string {
  const steps = waves * 2;
  const reach = 0.5 * ((2 * Math.PI * radius) / steps);
  let d = '';
  for (let step = 0; step <= steps; step += 1) {
    const degrees = (step * 360) / steps;
    const [x, y] = polar(degrees, radius + (step % 2 === 0 ? swing : -swing));
    const [tx, ty] = polar(degrees + 90, reach);
    d += step === 0 ? `M${tenth(x)} ${tenth(y)}C${tenth(x + tx)} ${tenth(y + ty)}` : step === 1 ? ` ${tenth(x - tx)} ${tenth(y - ty)} ${tenth(x)} ${tenth(y)}` : `S${tenth(x - tx)} ${tenth(y - ty)} ${tenth(x)} ${tenth(y)}`; // prettier-ignore
  }
  return `${d}Z`;
}

/** A rosette around the origin: rings of wavy lines, each ring rotated against the next. */
export function rosette(
  radius: number,
  { waves = 12, rings = 3, turns = 4, colour = '#000', width = 1, opacity = 1 } = {},
): string {
  let content = '';
  for (let ring = 0; ring < rings; ring += 1) {
    const middle = radius * (1 - (ring + 0.5) / (rings + 0.6));
    const d = roseLine(middle, (radius / (rings + 0.6)) * 0.62, waves);
    for (let turn = 0; turn < turns; turn += 1) {
      content += path(d, turn ? `transform="rotate(${num((turn * 360) / (waves * turns))})"` : '');
    }
  }
  return group(
    `fill="none" stroke="${colour}" stroke-width="${num(width)}"${opacity === 1 ? '' : ` stroke-opacity="${num(opacity)}"`}`,
    content,
  );
}

/** Rotated ellipses around the origin: a simple guilloche for small areas. */
export function turned(radius: number, count: number, colour: string, width = 1, opacity = 1): string {
  const d = `M0 ${num(-radius)}a${num(radius * 0.34)} ${num(radius)} 0 0 1 0 ${num(radius * 2)}a${num(radius * 0.34)} ${num(radius)} 0 0 1 0 ${num(-radius * 2)}Z`;
  let content = '';
  for (let turn = 0; turn < count; turn += 1) content += path(d, `transform="rotate(${num((turn * 180) / count)})"`); // prettier-ignore
  return group(
    `fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-opacity="${num(opacity)}"`,
    content,
  );
}

/** A band of crossing waves between two points of a horizontal line, like the edge of a banknote. */
export function waveBand(x: number, y: number, length: number, height: number, count: number): string {
  const step = length / count;
  let d = '';
  for (const phase of [1, -1, 0.4, -0.4]) {
    d += `M${num(x)} ${num(y)}`;
    d += `q${num(step / 2)} ${num(phase * height)} ${num(step)} 0${`t${num(step)} 0`.repeat(count - 1)}`;
  }
  return d;
}
