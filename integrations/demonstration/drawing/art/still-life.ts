import { num } from '../svg.ts';
import { accent, box, type Canvas, paint } from './canvas.ts';

/** A table with a jug, bowls and fruit, flattened into planes. */
export function stillLife(canvas: Canvas): string {
  const { w, h, random, palette } = canvas;
  const table = random.between(0.1, 0.35) * h;
  let all =
    box(-w, -h, w * 2, h * 2, paint(canvas)) +
    `<path d="M${num(-w)} ${num(-h)}H${num(random.between(-0.4, 0.4) * w)}L${num(random.between(-0.5, 0.3) * w)} ${num(table)}H${num(-w)}Z" fill="${paint(canvas)}" fill-opacity=".75"/>`;
  all += `<path d="M${num(-w)} ${num(table)}L${num(w)} ${num(table - random.between(-30, 40))}V${num(h)}H${num(-w)}Z" fill="${palette[0]}"/>`;
  const vessel = (x: number, tall: number, wide: number) => {
    const fill = paint(canvas);
    const base = table + random.between(0.06, 0.3) * h;
    const neck = wide * random.between(0.22, 0.5);
    const shape = (from: number, to: number) =>
      `M${num(x + from * neck)} ${num(base - tall)}C${num(x + from * neck)} ${num(base - tall * 0.74)} ${num(x + from * wide)} ${num(base - tall * 0.66)} ${num(x + from * wide)} ${num(base - tall * 0.36)}Q${num(x + from * wide)} ${num(base)} ${num(x + from * wide * 0.6)} ${num(base)}H${num(x + to * wide * 0.6)}Q${num(x + to * wide)} ${num(base)} ${num(x + to * wide)} ${num(base - tall * 0.36)}C${num(x + to * wide)} ${num(base - tall * 0.66)} ${num(x + to * neck)} ${num(base - tall * 0.74)} ${num(x + to * neck)} ${num(base - tall)}Z`;
    return (
      `<ellipse cx="${num(x + wide * 0.5)}" cy="${num(base)}" rx="${num(wide * 1.3)}" ry="${num(wide * 0.2)}" fill="#000" fill-opacity=".16"/><path d="${shape(-1, 1)}" fill="${fill}"/><path d="${shape(0, 1)}" fill="#000" fill-opacity=".2"/><ellipse cx="${num(x)}" cy="${num(base - tall)}" rx="${num(neck)}" ry="${num(neck * 0.24)}" fill="#171513" fill-opacity=".75"/>` +
      (random.chance(0.5)
        ? `<path d="M${num(x - wide * 0.9)} ${num(base - tall * 0.5)}H${num(x + wide * 0.9)}" stroke="${paint(canvas)}" stroke-width="${num(tall * 0.08)}"/>`
        : '')
    );
  };
  const count = random.pick([2, 3, 4]);
  for (let index = 0; index < count; index += 1)
    all += vessel(
      -w * 0.62 + ((index + 0.5) * w * 1.24) / count + random.between(-20, 20),
      h * random.between(0.4, 0.95),
      w * random.between(0.1, 0.22),
    );
  const fruit = random.pick([3, 4, 6]);
  for (let index = 0; index < fruit; index += 1) {
    const r = Math.min(w, h) * random.between(0.07, 0.12);
    const [x, y] = [random.between(-0.75, 0.75) * w, table + random.between(0.25, 0.7) * (h - table)];
    const fill = index === 0 ? accent(canvas) : paint(canvas);
    all += `<ellipse cx="${num(x + r * 0.5)}" cy="${num(y + r * 0.8)}" rx="${num(r * 1.2)}" ry="${num(r * 0.3)}" fill="#000" fill-opacity=".2"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/><path d="M${num(x)} ${num(y - r)}A${num(r)} ${num(r)} 0 0 1 ${num(x)} ${num(y + r)}Q${num(x + r * 0.5)} ${num(y)} ${num(x)} ${num(y - r)}" fill="#000" fill-opacity=".22"/>`;
  }
  return all;
}
