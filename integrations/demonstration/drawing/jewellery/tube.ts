import { num } from '../svg.ts';
import type { Tones } from '../metals.ts';

/**
 * A round wire along a path: strokes over one another, each narrower, brighter and closer to the light.
 *
 * @param name id of the path, unique within the drawing
 */
export function tube(name: string, d: string, wide: number, tones: Tones, closed = false): string {
  const { shine, light, mid, dark, deep } = tones;
  const cap = closed ? '' : ' stroke-linecap="round"';
  const layers: [string, number, number, number][] = [
    [deep, 1, 0, 1],
    [dark, 0.9, 0, 1],
    [mid, 0.72, -0.05, 1],
    [light, 0.48, -0.1, 1],
    [shine, 0.16, -0.16, 0.95],
  ];
  const glow: [string, number, number, number] = [light, 0.1, 0.33, 0.5];
  const uses = [...layers, glow].map(([colour, width, shift, opacity]) => {
    const move = shift ? ` x="${num(shift * wide * 0.75)}" y="${num(shift * wide)}"` : '';
    const see = opacity < 1 ? ` stroke-opacity="${num(opacity)}"` : '';
    return `<use href="#${name}" stroke="${colour}" stroke-width="${num(width * wide)}"${move}${see}/>`;
  });
  return `<g fill="none" stroke-linejoin="round"${cap}><defs><path id="${name}" d="${d}"/></defs>${uses.join('')}</g>`;
}
