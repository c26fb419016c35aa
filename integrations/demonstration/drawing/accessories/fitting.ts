import type { Tones } from '../metals.ts';
import { linear, num } from '../svg.ts';

/** Gradients of round parts: `fx` for a vertical rod, `fy` for a horizontal one, `fd` for a face. */
export function fittingGradients(t: Tones): string {
  const rod = [
    [0, t.deep],
    [0.1, t.mid],
    [0.24, t.shine],
    [0.36, t.light],
    [0.55, t.mid],
    [0.75, t.dark],
    [0.9, t.mid],
    [1, t.deep],
  ] as const;
  const face = [
    [0, t.shine],
    [0.3, t.light],
    [0.5, t.mid],
    [0.7, t.light],
    [1, t.dark],
  ] as const;
  return (
    linear('fx', [0, 0, 1, 0], rod, true) +
    linear('fy', [0, 0, 0, 1], rod, true) +
    linear('fd', [0, 0, 1, 1], face, true)
  );
}

/** A box with rounded corners. */
export function slab(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A vertical rod from `top` to `bottom`, with its half widths at both ends. */
export function taper(
  top: number,
  bottom: number,
  wideTop: number,
  wideBottom: number,
  fill: string,
  stroke: string,
): string {
  return `<path d="M${num(-wideTop)} ${num(top)}L${num(wideTop)} ${num(top)}L${num(wideBottom)} ${num(bottom)}L${num(-wideBottom)} ${num(bottom)}Z" fill="${fill}" stroke="${stroke}" stroke-width="1"/>`;
}
