/** Zoom factors relative to the screen size. */
export const ZOOMS = [1, 1.5, 2, 2.5] as const;

/** The next larger (1) or smaller (-1) zoom factor; unchanged at either end. */
export function nextZoom(zoom: number, direction: number): number {
  const at = ZOOMS.findIndex((one) => one >= zoom);
  const to = Math.min(Math.max(at + direction, 0), ZOOMS.length - 1);
  return ZOOMS[to] ?? zoom;
}

/**
 * The new scroll offset that keeps a point at the same position on the screen.
 * @param scroll the current offset.
 * @param point distance from the edge of the viewport, in the same pixels.
 * @param ratio new size divided by old size.
 */
export function scrollAfterZoom(scroll: number, point: number, ratio: number): number {
  return Math.max(0, (scroll + point) * ratio - point);
}
