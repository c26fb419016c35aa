import { percentOf } from './scale.ts';

/** What is drawn for one row of a table, per cent of the width: a bar from zero, or a dot for each value. */
export type Mark = { bar: { x: number; width: number } } | { dots: number[] };

/** The most series with a shape of their own. */
const MAX_SHAPES = 3;

/** Marks of rows on one common scale, which contains zero. One value makes a bar, several make dots. */
export function marksOf(rows: readonly (readonly number[])[]): Mark[] {
  const all = [0, ...rows.flat()];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const place = (value: number) => percentOf(value - lowest, highest - lowest);
  return rows
    .filter((values) => values.length > 0)
    .map((values) => {
      const [only = 0, ...others] = values;
      if (others.length > 0) return { dots: values.map(place) };
      const [from, to] = [place(Math.min(0, only)), place(Math.max(0, only))];
      return { bar: { x: from, width: Math.round(100 * (to - from)) / 100 } };
    });
}

/** A mark as SVG. It only repeats the figures of its row, so it is hidden from screen readers. */
export function rowDrawing(mark: Mark): string {
  const head = (height: number) =>
    `<svg class="row-drawing" height="${height}" aria-hidden="true" focusable="false">`;
  if ('bar' in mark) {
    return `${head(8)}<rect class="bar" x="${mark.bar.x}%" width="${mark.bar.width}%" height="8"></rect></svg>`;
  }
  const inside = mark.dots.map((place) => Math.round(100 * (2 + 0.96 * place)) / 100);
  const range = `<line x1="${Math.min(...inside)}%" x2="${Math.max(...inside)}%" y1="7" y2="7"></line>`;
  const dots = inside.map((place, series) => shape(place, Math.min(series + 1, MAX_SHAPES)));
  return `${head(14)}${range}${dots.join('')}</svg>`;
}

/** Series differ by shape as well as by colour: a filled dot, a ring, a square. */
function shape(place: number, series: number): string {
  const name = `class="series-${series}"`;
  return series < MAX_SHAPES
    ? `<circle ${name} cx="${place}%" cy="7" r="5"></circle>`
    : `<rect ${name} x="${place}%" y="2.5" width="9" height="9" transform="translate(-4.5)"></rect>`;
}
