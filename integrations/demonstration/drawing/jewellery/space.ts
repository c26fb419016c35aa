import { tenth } from '../svg.ts';

/** A point or direction in view coordinates: x to the right, y down, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

/** Position and orientation of a part: its two sides and the direction it faces. */
export interface Frame {
  at: Vector;
  across: Vector;
  down: Vector;
  facing: Vector;
}

/** A frame parallel to the page, facing the viewer. */
export function flat(x = 0, y = 0, degrees = 0): Frame {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { at: [x, y, 0], across: [cos, sin, 0], down: [-sin, cos, 0], facing: [0, 0, 1] };
}

/** The weighted sum of vectors: `sum([a, 2], [b, 0.5])`. */
export function sum(...terms: readonly (readonly [Vector, number])[]): Vector {
  let [x, y, z] = [0, 0, 0];
  for (const [vector, times] of terms) {
    x += vector[0] * times;
    y += vector[1] * times;
    z += vector[2] * times;
  }
  return [x, y, z];
}

/** The point at the given coordinates of a frame (`out` is along its facing). */
export function within(frame: Frame, across: number, down: number, out = 0): Vector {
  return sum([frame.at, 1], [frame.across, across], [frame.down, down], [frame.facing, out]);
}

/** The unit normal of the plane through three points. */
export function normal(a: Vector, b: Vector, c: Vector): Vector {
  const [ux, uy, uz] = sum([b, 1], [a, -1]);
  const [vx, vy, vz] = sum([c, 1], [a, -1]);
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Rotation of the scene: first around the vertical axis, then towards the viewer, then in the plane. */
export function camera(yaw: number, pitch: number, roll = 0): (vector: Vector) => Vector {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [sy, cy] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
  const [sp, cp] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  const [sr, cr] = [Math.sin(radians(roll)), Math.cos(radians(roll))];
  return ([x, y, z]) => {
    const [x1, z1] = [x * cy + z * sy, z * cy - x * sy];
    const [y2, z2] = [y * cp + z1 * sp, z1 * cp - y * sp];
    return [x1 * cr - y2 * sr, x1 * sr + y2 * cr, z2];
  };
}

/** A circle in space as path data: an ellipse given by two of its radii. */
export function ellipse(at: Vector, a: Vector, b: Vector): string {
  const k = 0.5523;
  const point = (ta: number, tb: number) => {
    const [x, y] = sum([at, 1], [a, ta], [b, tb]);
    return `${tenth(x)} ${tenth(y)}`;
  };
  return (
    `M${point(1, 0)}C${point(1, k)} ${point(k, 1)} ${point(0, 1)}` +
    `C${point(-k, 1)} ${point(-1, k)} ${point(-1, 0)}` +
    `C${point(-1, -k)} ${point(-k, -1)} ${point(0, -1)}` +
    `C${point(k, -1)} ${point(1, -k)} ${point(1, 0)}Z`
  );
}

/** The transform that places a flat drawing in a frame, `scale` times as large. */
export function laid(frame: Frame, scale: number): string {
  const entry = (value: number) => String(Math.round(value * scale * 1000) / 1000);
  const [x, y] = frame.at;
  // Most parts are flat and upright: this short form is half as long.
  if (frame.across[0] === 1 && frame.down[1] === 1)
    return `translate(${tenth(x)} ${tenth(y)})${scale === 1 ? '' : ` scale(${entry(1)})`}`;
  return `matrix(${entry(frame.across[0])} ${entry(frame.across[1])} ${entry(frame.down[0])} ${entry(frame.down[1])} ${tenth(x)} ${tenth(y)})`;
}
