/** A number for an SVG attribute: at most two decimals, no trailing zeroes. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A number with at most one decimal: precise enough for all but the smallest parts. */
export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The point at `degrees` clockwise from twelve o'clock, `radius` from the centre. */
export function polar(degrees: number, radius: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

/** A closed path through the points, rounded to a tenth of a unit. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  let d = '';
  for (const [x, y] of points) d += `${d ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`;
  return `${d}Z`;
}

/** A closed path in relative steps, which are shorter to write. */
export function facet(points: readonly (readonly [number, number])[]): string {
  let d = '';
  let [fromX, fromY] = [0, 0];
  for (const [x, y] of points) {
    const [stepX, stepY] = [Math.round((x - fromX) * 10) / 10, Math.round((y - fromY) * 10) / 10];
    d += `${d ? 'l' : 'M'}${stepX} ${stepY}`;
    [fromX, fromY] = [fromX + stepX, fromY + stepY];
  }
  return `${d}z`;
}

/** A circle around the origin (or another centre) with the attributes given. */
export function circle(radius: number, attributes: string, x = 0, y = 0): string {
  const centre = x || y ? `cx="${num(x)}" cy="${num(y)}" ` : '';
  return `<circle ${centre}r="${num(radius)}" ${attributes}/>`;
}

/** A path element. */
export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

/** A group element; an empty text for an empty group. */
export function group(attributes: string, content: string): string {
  return content && `<g ${attributes}>${content}</g>`;
}

/**
 * A ring of `count` equal strokes, one of them at twelve o'clock: minute marks, flutes, knurling. One dashed circle
 * takes a hundred bytes instead of thousands for single strokes.
 */
export function dashRing(
  count: number,
  inner: number,
  outer: number,
  thickness: number,
  attributes: string,
): string {
  const radius = (inner + outer) / 2;
  const pitch = (2 * Math.PI * radius) / count;
  const dash = `stroke-dasharray="${num(thickness)} ${(pitch - Number(num(thickness))).toFixed(4)}"`;
  return circle(
    radius,
    `fill="none" stroke-width="${num(outer - inner)}" ${dash} stroke-dashoffset="${num(thickness / 2)}" ${attributes}`,
  );
}

/** A linear gradient between two points; stops are `[offset, colour]` or `[offset, colour, opacity]`. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
  box = false,
): string {
  const units = box ? '' : ' gradientUnits="userSpaceOnUse"';
  return `<linearGradient id="${id}"${units} x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopList(stops)}</linearGradient>`;
}

/** A radial gradient around a point, in the units of the drawing. */
export function radial(id: string, x: number, y: number, radius: number, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}">${stopList(stops)}</radialGradient>`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
      return `<stop offset="${num(offset)}" stop-color="${colour}"${see}/>`;
    })
    .join('');
}
