import { num } from '../svg.ts';
import { accent, blob, type Canvas, field, paint, stroke } from './canvas.ts';

/** Broad strokes across the canvas, drops and splashes. */
export function gestural(canvas: Canvas): string {
  const { w, h, random } = canvas;
  let all = '';
  for (let index = 0; index < 3; index += 1)
    all += `<path d="${field(canvas, random.between(-w, 0.1 * w), random.between(-h, 0.1 * h), random.between(w * 0.6, w * 1.4), random.between(h * 0.5, h * 1.2), 18)}" fill="${paint(canvas)}" fill-opacity="${num(random.between(0.25, 0.6))}"/>`;
  const count = random.pick([7, 9, 12]);
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random.between(-0.85, 0.85) * w, random.between(-0.85, 0.85) * h];
    const p = () => `${num(x + random.between(-0.7, 0.7) * w)} ${num(y + random.between(-0.7, 0.7) * h)}`;
    all += stroke(
      canvas,
      `M${num(x)} ${num(y)}C${p()} ${p()} ${p()}`,
      index === count - 1 ? accent(canvas) : paint(canvas),
      random.between(8, index < 4 ? 84 : 34),
    );
  }
  let drops = '';
  for (let index = 0; index < 34; index += 1)
    drops += `<circle cx="${num(random.between(-w, w))}" cy="${num(random.between(-h, h))}" r="${num(random.between(0.8, 6) * random.between(0.3, 1.3))}"/>`;
  return all + `<g fill="${random.chance(0.5) ? '#1c1a18' : accent(canvas)}">${drops}</g>`;
}

/** Soft overlapping forms with a line across them. */
export function organic(canvas: Canvas): string {
  const { w, h, random } = canvas;
  let all = '';
  const count = random.pick([6, 8, 10]);
  for (let index = 0; index < count; index += 1) {
    const [x, y, r] = [
      random.between(-0.75, 0.75) * w,
      random.between(-0.75, 0.75) * h,
      Math.min(w, h) * random.between(0.14, index < 3 ? 0.62 : 0.34),
    ];
    const points = Array.from({ length: 7 }, (_, at) => {
      const angle = (at / 7) * 2 * Math.PI;
      const reach = r * random.between(0.6, 1.2);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    });
    all += `<path d="${blob(points)}" fill="${index === count - 1 ? accent(canvas) : paint(canvas)}" fill-opacity="${num(1 - canvas.glaze * random.between(0.25, 0.55))}"/>`;
  }
  let line = `M${num(-0.9 * w)} ${num(random.between(-0.6, 0.6) * h)}`;
  const turns = random.pick([2, 3, 5, 7]);
  const swing = random.between(0.25, 0.7) * h;
  for (let step = 1; step <= turns; step += 1) {
    const x = (at: number) => num(-0.9 * w + ((step + at) / turns) * 1.8 * w);
    line += `S${x(-random.between(0.2, 0.9))} ${num(random.between(-swing, swing))} ${x(0)} ${num(random.between(-swing, swing))}`;
  }
  return (
    all +
    `<path d="${line}" fill="none" stroke="#1d1b19" stroke-width="${num(random.between(2, 6))}" stroke-linecap="round"/>`
  );
}
