import { num } from './svg.ts';
import type { View } from './facts.ts';

/** Parallel projection of space to the picture: x to the right, y down, z towards the viewer. */
export interface Projection {
  (x: number, y: number, z: number): [number, number];
  /** The transform of a plane parallel to the dial at height z, as an SVG attribute value. */
  plane(z: number): string;
  /** How far a part moves within its plane for one unit of height. */
  axis: readonly [number, number];
  /** Whether the flank of the case is visible. */
  turned: boolean;
}

/**
 * @param turn rotation around the vertical axis in degrees, towards the crown's side
 * @param tilt backward tilt in degrees
 */
function parallel(turn: number, tilt: number): Projection {
  const a = (turn * Math.PI) / 180;
  const b = (tilt * Math.PI) / 180;
  const [xx, xy, yy] = [Math.cos(a), Math.sin(a) * Math.sin(b), Math.cos(b)];
  const [zx, zy] = [-Math.sin(a), Math.cos(a) * Math.sin(b)];
  const project = (x: number, y: number, z: number): [number, number] => [
    x * xx + z * zx,
    x * xy + y * yy + z * zy,
  ];
  const matrix = (z: number) =>
    `matrix(${xx.toFixed(4)} ${xy.toFixed(4)} 0 ${yy.toFixed(4)} ${num(z * zx)} ${num(z * zy)})`;
  return Object.assign(project, {
    axis: [zx / xx, (zy - (xy * zx) / xx) / yy] as const,
    plane: matrix,
    turned: turn !== 0,
  });
}

const STRAIGHT = parallel(0, 0);
const TURNED = parallel(36, -14);

/** The projection of a view. */
export function projectionOf(view: View): Projection {
  return view === 'angled' ? TURNED : STRAIGHT;
}
