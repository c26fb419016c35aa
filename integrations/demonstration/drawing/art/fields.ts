import { num } from '../svg.ts';
import { accent, box, type Canvas, field, paint, stroke } from './canvas.ts';

/** Two or three soft colour fields over a background. */
export function colourField(canvas: Canvas): string {
  const { w, h, random } = canvas;
  const ground = paint(canvas);
  const parts = random.pick<readonly number[]>([
    [0.5, 0.34],
    [0.3, 0.3, 0.24],
    [0.62, 0.2],
    [0.22, 0.58],
  ]);
  const gap = (2 - parts.reduce((total, part) => total + part * 2, 0)) / (parts.length + 1);
  let y = -h + gap * h;
  let all = box(-w, -h, w * 2, h * 2, ground, ' fill-opacity=".85"');
  for (const part of parts) {
    const tall = part * 2 * h;
    const fill = paint(canvas);
    const inset = w * random.between(0.1, 0.17);
    for (const [grow, opacity] of [
      [16, 0.3],
      [8, 0.45],
      [0, 0.8],
    ] as const)
      all += `<path d="${field(canvas, -w + inset - grow, y - grow, (w - inset + grow) * 2, tall + grow * 2, 5)}" fill="${fill}" fill-opacity="${opacity}"/>`;
    for (let wash = 0; wash < 3; wash += 1)
      all += `<path d="${field(canvas, -w + inset + random.between(0, w * 0.6), y + random.between(0, tall * 0.5), random.between(w * 0.5, w * 1.1), tall * random.between(0.2, 0.5), 12)}" fill="${random.chance(0.5) ? '#fff' : '#000'}" fill-opacity=".06"/>`;
    y += tall + gap * h;
  }
  return `<g filter="url(#sf)">${all}</g>`;
}

/** A horizon, layers of land or water, and a light above them. */
export function landscape(canvas: Canvas): string {
  const { w, h, random, palette } = canvas;
  const horizon = random.between(-0.35, 0.25) * h;
  const sky = paint(canvas);
  let all =
    box(-w, -h, w * 2, h * 2, palette[0]) +
    `<path d="${field(canvas, -w - 10, -h - 10, w * 2 + 20, horizon + h + 10, 4)}" fill="${sky}" fill-opacity=".5"/>`;
  for (let index = 0; index < 5; index += 1)
    all += `<path d="${field(canvas, random.between(-w, 0.2 * w), random.between(-h, horizon - 20), random.between(0.4, 1.3) * w, random.between(8, 40), 6)}" fill="${random.chance(0.5) ? '#fff' : paint(canvas)}" fill-opacity="${num(random.between(0.14, 0.34))}"/>`;
  if (random.chance(0.65))
    all += `<circle cx="${num(random.between(-0.6, 0.6) * w)}" cy="${num(horizon - random.between(0.1, 0.45) * h)}" r="${num(Math.min(w, h) * random.between(0.08, 0.2))}" fill="${accent(canvas)}" fill-opacity=".9"/>`;
  const layers = random.pick([4, 5, 6]);
  for (let layer = 0; layer < layers; layer += 1) {
    const top = horizon + ((h - horizon) * layer) / layers;
    const swell = (layer === 0 ? 0.16 : 0.09) * h;
    let d = `M${num(-w - 5)} ${num(h + 5)}V${num(top)}`;
    for (let step = 1; step <= 6; step += 1)
      d += `Q${num(-w + ((step - 0.5) * w) / 3)} ${num(top + random.between(-swell, swell))} ${num(-w + (step * w) / 3)} ${num(top + random.between(-swell, swell) * 0.6)}`;
    const fill = paint(canvas);
    all += `<path d="${d}V${num(h + 5)}Z" fill="${fill}" fill-opacity="${num(0.72 + canvas.glaze * -0.2)}"/>`;
    const y = top + (h - top) * 0.12;
    all += stroke(
      canvas,
      `M${num(random.between(-w, 0))} ${num(y)}Q${num(random.between(-0.2, 0.4) * w)} ${num(y + random.between(-12, 22))} ${num(random.between(0.3, 1) * w)} ${num(y + random.between(-8, 12))}`,
      paint(canvas),
      random.between(4, 16),
    );
  }
  return all;
}
