/** Measures of a carousel, in pixels. */
export interface Measures {
  /** Distance from the start. */
  offset: number;
  /** Width of a slide without the gap after it; all slides have the same width. */
  slide: number;
  gap: number;
  /** Width of the area in which slides are fully visible. */
  view: number;
  /** Number of slides. */
  total: number;
}

/** Which slides are visible, counted from 1, and whether the start or the end is reached. */
export interface Place {
  from: number;
  to: number;
  atStart: boolean;
  atEnd: boolean;
}

/** Tolerance for rounding in browsers, pixels. */
const ROUNDING = 1;

/** The position of a carousel. Slides that are visible only in part do not count, except the first one. */
export function slidePositionOf({ offset, slide, gap, view, total }: Measures): Place {
  const step = slide + gap;
  const shown = Math.min(total, Math.max(1, Math.floor((view + gap + ROUNDING) / step)));
  const atEnd = offset >= total * step - gap - view - ROUNDING;
  const first = atEnd ? total - shown : Math.min(Math.round(offset / step), total - shown);
  return { from: first + 1, to: first + shown, atStart: first === 0, atEnd };
}

/** Index of the new first slide after a click on an arrow: it moves by the number of visible slides. */
export function slideAfterTurn({ from, to }: Place, total: number, direction: 1 | -1): number {
  const shown = to - from + 1;
  return Math.max(0, Math.min(total - shown, from - 1 + direction * shown));
}
