/** SVG paths of the drawn watches. Angles are degrees clockwise from twelve o'clock. */

/** A point on a circle. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** An SVG path through points. */
export function through(points: readonly (readonly [number, number])[], closed = true): string {
  const steps = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${steps.join('L')}${closed ? 'Z' : ''}`;
}

/** The outline of a toothed wheel. @param lean how far the teeth lean, as on an escape wheel. */
export function wheel(cx: number, cy: number, radius: number, teeth: number, depth = 4, lean = 0): string {
  const step = 360 / teeth;
  return through(
    Array.from({ length: teeth }, (_, tooth) => tooth * step).flatMap((angle) => [
      onCircle(cx, cy, radius - depth, angle),
      onCircle(cx, cy, radius, angle + step * (0.25 + lean)),
      onCircle(cx, cy, radius, angle + step * (0.5 + lean)),
      onCircle(cx, cy, radius - depth, angle + step * 0.75),
    ]),
  );
}

/** A coiled spring from one radius to another. */
export function spiral(cx: number, cy: number, from: number, to: number, turns: number): string {
  const steps = turns * 30;
  return through(
    Array.from({ length: steps + 1 }, (_, step) =>
      onCircle(cx, cy, from + ((to - from) * step) / steps, step * 12),
    ),
    false,
  );
}

/** Marks around a circle from one radius to another, as one path. */
export function marks(cx: number, cy: number, from: number, to: number, degrees: readonly number[]): string {
  return degrees
    .map((angle) => through([onCircle(cx, cy, from, angle), onCircle(cx, cy, to, angle)], false))
    .join('');
}

/** Evenly spaced angles around a circle. */
export function around(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * 360) / count);
}
