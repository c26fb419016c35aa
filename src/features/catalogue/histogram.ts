/** Height of the highest bar in the units of the drawing; each bar is one unit wide. */
export const HISTOGRAM_HEIGHT = 10;

/** Height of the lowest bar that is not empty. */
const LEAST = 0.5;

/**
 * Draws the bars of a histogram as an SVG path, from left to right.
 * @param bars their counts. @returns undefined when there is nothing to draw.
 */
export function histogramPath(bars: readonly number[] | undefined): string | undefined {
  const most = Math.max(0, ...(bars ?? []));
  if (!bars || most === 0) return undefined;
  return bars
    .map((count, place) => {
      if (count === 0) return '';
      const height = Math.max(LEAST, Math.round((count / most) * HISTOGRAM_HEIGHT * 10) / 10);
      return `M${place} ${HISTOGRAM_HEIGHT}v-${height}h.9v${height}z`;
    })
    .join('');
}
