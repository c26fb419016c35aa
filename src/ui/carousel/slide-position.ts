/** Measures of a carousel, in pixels. */
export interface Measures {
  /** How far it has been moved from its beginning. */
  offset: number;
  /** Width of a slide without the gap after it; all are as wide. */
  slide: number;
  gap: number;
  /** Width in which slides are shown whole. */
  view: number;
  /** Number of slides. */
  total: number;
}

/** Which slides are shown, counted from 1, and whether there are others on either side. */
export interface Place {
  from: number;
  to: number;
  atStart: boolean;
  atEnd: boolean;
}

/** Pixels by which browsers round. */
const ROUNDING = 1;

/** Where a carousel stands: slides seen in part do not count, except that the first one always does. */
export function placeOf({ offset, slide, gap, view, total }: Measures): Place {
  const step = slide + gap;
  const shown = Math.min(total, Math.max(1, Math.floor((view + gap + ROUNDING) / step)));
  const atEnd = offset >= total * step - gap - view - ROUNDING;
  const first = atEnd ? total - shown : Math.min(Math.round(offset / step), total - shown);
  return { from: first + 1, to: first + shown, atStart: first === 0, atEnd };
}

/** Index of the slide that comes to the beginning when one turns over: as many further on as are shown at once. */
export function turned({ from, to }: Place, total: number, direction: 1 | -1): number {
  const shown = to - from + 1;
  return Math.max(0, Math.min(total - shown, from - 1 + direction * shown));
}
