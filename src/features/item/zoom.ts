/** How many times larger than the screen a picture is looked at. */
export const ZOOMS = [1, 1.5, 2, 2.5] as const;

/** The next larger (1) or smaller (-1) of these; the same at the ends. */
export function nextZoom(zoom: number, direction: number): number {
  const at = ZOOMS.findIndex((one) => one >= zoom);
  const to = Math.min(Math.max(at + direction, 0), ZOOMS.length - 1);
  return ZOOMS[to] ?? zoom;
}

/**
 * How far to scroll so that the point one looks at stays where it is.
 * @param scroll how far it is scrolled now. @param point from the edge of what is seen, in the same pixels.
 * @param ratio new size to old.
 */
export function scrollAfterZoom(scroll: number, point: number, ratio: number): number {
  return Math.max(0, (scroll + point) * ratio - point);
}
