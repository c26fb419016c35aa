/** A histogram as an SVG path, and the width of its drawing: each bar is one unit wide. */
export interface Histogram {
  path: string;
  width: number;
}

/** Height of the highest bar in the units of the drawing. */
export const HISTOGRAM_HEIGHT = 10;

/** Height of the lowest bar that is not empty. */
const MIN_BAR_HEIGHT = 0.5;

/**
 * Draws the bars of a histogram, from left to right.
 * @param bars their counts. @returns undefined when there is nothing to draw.
 */
export function drawHistogram(bars: readonly number[] | undefined): Histogram | undefined {
  const most = Math.max(0, ...(bars ?? []));
  if (!bars || most === 0) return undefined;
  const paths = bars.map((count, place) => {
    if (count === 0) return '';
    const height = Math.max(MIN_BAR_HEIGHT, Math.round((count / most) * HISTOGRAM_HEIGHT * 10) / 10);
    return `M${place} ${HISTOGRAM_HEIGHT}v-${height}h.9v${height}z`;
  });
  return { path: paths.join(''), width: bars.length };
}
