import { num } from '../svg.ts';
import { accent, box, type Canvas, paint } from './canvas.ts';

/** Rectangles divided into rectangles, with or without lines between them. */
export function geometric(canvas: Canvas): string {
  const { w, h, random, palette } = canvas;
  const line = random.chance(0.5) ? random.between(4, 11) : 0;
  const cells: string[] = [];
  const divide = (x: number, y: number, cw: number, ch: number, depth: number) => {
    if (depth > 0 && (cw > w * 0.22 || ch > h * 0.22) && !(depth < 3 && random.chance(0.16))) {
      const at = random.between(0.28, 0.72);
      if (cw / w > ch / h) {
        divide(x, y, cw * at, ch, depth - 1);
        divide(x + cw * at, y, cw * (1 - at), ch, depth - 1);
      } else {
        divide(x, y, cw, ch * at, depth - 1);
        divide(x, y + ch * at, cw, ch * (1 - at), depth - 1);
      }
      return;
    }
    const fill = random.chance(0.4) ? palette[0] : paint(canvas);
    cells.push(
      box(x, y, cw + 0.5, ch + 0.5, fill, line ? ` stroke="#191919" stroke-width="${num(line)}"` : ''),
    );
    if (!line && random.chance(0.35)) {
      const r = Math.min(cw, ch) * 0.36;
      cells.push(
        random.chance(0.5)
          ? `<circle cx="${num(x + cw / 2)}" cy="${num(y + ch / 2)}" r="${num(r)}" fill="${paint(canvas)}"/>`
          : `<path d="M${num(x)} ${num(y + ch)}L${num(x + cw)} ${num(y + ch)}V${num(y)}Z" fill="${paint(canvas)}"/>`,
      );
    }
  };
  divide(-w, -h, w * 2, h * 2, random.pick([4, 5, 6]));
  return cells.join('');
}

/** Wedges, beams, circles and arcs. */
export function constructivist(canvas: Canvas): string {
  const { w, h, random } = canvas;
  const lean = random.between(-38, 38);
  let all = '';
  const big = Math.min(w, h) * random.between(0.36, 0.56);
  const [cx, cy] = [random.between(-0.3, 0.3) * w, random.between(-0.35, 0.3) * h];
  all += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(big)}" fill="${paint(canvas)}"/>`;
  if (random.chance(0.6))
    all += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(big * 0.62)}" fill="none" stroke="${paint(canvas)}" stroke-width="${num(big * 0.1)}"/>`;
  let beams = '';
  for (let index = 0; index < 6; index += 1) {
    const long = random.between(0.4, 1.7) * w;
    beams += box(
      random.between(-1, 0.2) * w,
      random.between(-0.9, 0.8) * h,
      long,
      random.between(4, 46),
      paint(canvas),
      ` fill-opacity="${random.pick(['1', '1', '.85'])}"`,
    );
  }
  all += `<g transform="rotate(${num(lean)})">${beams}</g>`;
  all += `<path d="M${num(-w * random.between(0.5, 1))} ${num(h * random.between(0.2, 0.9))}L${num(w * random.between(0, 0.5))} ${num(-h * random.between(0, 0.3))}L${num(-w * random.between(0.1, 0.5))} ${num(h * random.between(0.6, 0.95))}Z" fill="${accent(canvas)}"/>`;
  for (let index = 0; index < 7; index += 1) {
    const [x, y] = [random.between(-0.9, 0.9) * w, random.between(-0.9, 0.9) * h];
    all += `<path d="M${num(x)} ${num(y)}L${num(x + random.between(-0.8, 0.8) * w)} ${num(y + random.between(-0.8, 0.8) * h)}" stroke="#1a1a1a" stroke-width="${num(random.between(1, 4))}"/>`;
  }
  for (let index = 0; index < 4; index += 1)
    all += `<circle cx="${num(random.between(-0.8, 0.8) * w)}" cy="${num(random.between(-0.8, 0.8) * h)}" r="${num(random.between(5, 26))}" fill="${paint(canvas)}"/>`;
  return all;
}

/** Parallel bands: straight, slanted or in arcs. */
export function rhythm(canvas: Canvas): string {
  const { w, h, random } = canvas;
  const kind = random.pick(['bars', 'arcs', 'lean'] as const);
  const count = random.pick([9, 13, 18]);
  let all = '';
  if (kind === 'arcs') {
    const [cx, cy] = [random.between(-1, 1) * w, random.pick([-1, 1, 0.6]) * h];
    const reach = Math.hypot(w * 2, h * 2);
    for (let index = count; index > 0; index -= 1)
      all += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num((index / count) * reach)}" fill="${random.chance(0.2) ? canvas.palette[0] : paint(canvas)}"/>`;
    return all;
  }
  let x = -w * 1.6;
  while (x < w * 1.6) {
    const wide = (w * 2 * random.between(0.3, 1.7)) / count;
    all += box(x, -h * 1.7, wide + 0.6, h * 3.4, random.chance(0.25) ? canvas.palette[0] : paint(canvas));
    x += wide;
  }
  return `<g transform="rotate(${num(kind === 'lean' ? random.between(-50, 50) : random.pick([0, 90]))})">${all}</g>`;
}
