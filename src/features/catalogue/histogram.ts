/**
 * A histogram as an SVG path, and the width of its drawing. A bar is a line from the bottom to its height, which the
 * styles make 0.9 units thick; it has one unit of the width.
 */
export interface Histogram {
  path: string;
  width: number;
}

/** Height of the highest bar in the units of the drawing. */
const HEIGHT = 10;

/** Where the drawing begins: the first line is at 0, and half as thick to the left. */
const START = -0.45;

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
    const height = Math.max(MIN_BAR_HEIGHT, Math.round((count / most) * HEIGHT * 10) / 10);
    return `M${place} ${HEIGHT}v-${height}`;
  });
  return { path: paths.join(''), width: bars.length };
}

/** The `viewBox` of a histogram. */
export function histogramBox({ width }: Histogram): string {
  return `${START} 0 ${width} ${HEIGHT}`;
}
