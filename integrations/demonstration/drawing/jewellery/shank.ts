import { linear, num, path } from '../svg.ts';
import type { JewelCanvas } from './jewel-canvas.ts';
import { ellipse, type Frame, sum, type Vector, within } from './space.ts';

/** The band of a ring or a bangle: a hoop of metal around the axis of its frame. */
export interface Hoop {
  frame: Frame;
  /** Outer radius, thickness of the metal and width along the axis. */
  radius: number;
  thick: number;
  wide: number;
}

/** A frame on the outside of a hoop: `degrees` from its top, `along` its width from -1 to 1, facing outwards. */
export function onHoop({ frame, radius, wide }: Hoop, degrees: number, along = 0): Frame {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const facing = sum([frame.across, sin], [frame.down, -cos]);
  const across = sum([frame.across, cos], [frame.down, sin]);
  return {
    at: sum([within(frame, 0, 0, (along * wide) / 2), 1], [facing, radius]),
    across,
    down: frame.facing,
    facing,
  };
}

/**
 * The visible surfaces of a hoop: the near half of its inside, its outside, and its rim, each with its reflections.
 */
export function drawHoop(canvas: JewelCanvas, hoop: Hoop, id = 'h'): { back: string; front: string } {
  const { frame, radius, thick, wide } = hoop;
  const { shine, light, mid, dark, deep } = canvas.metal;
  const near = within(frame, 0, 0, wide / 2);
  const far = within(frame, 0, 0, -wide / 2);
  const radii = (r: number): [Vector, Vector] => [sum([frame.across, r]), sum([frame.down, r])];
  const ring = (at: Vector, r: number) => ellipse(at, ...radii(r));
  const inner = radius - thick;
  const reach = Math.hypot(frame.across[0], frame.across[1]) * radius;
  const fall = Math.hypot(frame.down[0], frame.down[1]) * radius;
  const outside = canvas.define(`${id}o`, (gradient) =>
    linear(
      gradient,
      [near[0] - reach * 0.7, near[1] - fall, near[0] + reach * 0.7, near[1] + fall],
      [
        [0, light],
        [0.07, shine],
        [0.16, light],
        [0.24, mid],
        [0.36, dark],
        [0.46, mid],
        [0.62, light],
        [0.72, shine],
        [0.8, light],
        [0.92, mid],
        [1, dark],
      ],
    ),
  );
  const inside = canvas.define(`${id}i`, (gradient) =>
    linear(
      gradient,
      [near[0] + reach * 0.5, near[1] - fall, near[0] - reach * 0.4, near[1] + fall],
      [
        [0, dark],
        [0.25, deep],
        [0.5, mid],
        [0.64, light],
        [0.74, shine],
        [0.85, mid],
        [1, dark],
      ],
    ),
  );
  const rim = canvas.define(`${id}r`, (gradient) =>
    linear(
      gradient,
      [near[0] - reach, near[1] - fall, near[0] + reach, near[1] + fall],
      [
        [0, shine],
        [0.3, light],
        [0.5, mid],
        [0.7, light],
        [1, mid],
      ],
    ),
  );
  const edge = `stroke="${deep}" stroke-opacity=".45" stroke-width=".8"`;
  return {
    back: path(ring(near, inner) + ring(far, inner), `fill="url(#${inside})" fill-rule="evenodd" ${edge}`),
    front:
      path(
        sweep(far, near, ...radii(radius)) + ring(near, radius),
        `fill="url(#${outside})" fill-rule="evenodd" ${edge}`,
      ) +
      path(ring(near, radius) + ring(near, inner), `fill="url(#${rim})" fill-rule="evenodd" ${edge}`) +
      path(
        ring(near, radius - thick * 0.12),
        `fill="none" stroke="${shine}" stroke-opacity=".8" stroke-width="${num(Math.max(0.8, thick * 0.1))}"`,
      ),
  };
}

/** The area that a disc covers while it moves from one position to another. */
function sweep(from: Vector, to: Vector, a: Vector, b: Vector): string {
  const [wx, wy] = sum([to, 1], [from, -1]);
  const cross = (v: Vector) => v[0] * wy - v[1] * wx;
  const touch = Math.atan2(cross(b), cross(a));
  const rim = (at: Vector, angle: number) => sum([at, 1], [a, Math.cos(angle)], [b, Math.sin(angle)]);
  const half = (at: Vector, start: number) =>
    Array.from({ length: 25 }, (_, index) => rim(at, start + (index / 24) * Math.PI));
  // Each end uses its outer half between the points of contact.
  const ahead = sum([rim(to, touch + Math.PI / 2), 1], [to, -1]);
  const forward = ahead[0] * wx + ahead[1] * wy > 0;
  const points = [
    ...half(to, forward ? touch : touch + Math.PI),
    ...half(from, forward ? touch + Math.PI : touch),
  ];
  return `${points.map(([x, y], index) => `${index ? 'L' : 'M'}${num(x)} ${num(y)}`).join('')}Z`;
}
