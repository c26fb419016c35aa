import { visibleLine } from './visible.ts';

/** Rows in columns of one width, a line each: nothing in a cell can look like another row. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const shown = rows.map((cells) => cells.map(visibleLine));
  const widths = (shown[0] ?? []).map((_, column) =>
    Math.max(...shown.map((cells) => cells[column]?.length ?? 0)),
  );
  return shown
    .map((cells) =>
      cells
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A field under a row; further lines of its text begin with a bar, so that none looks like a row. */
export function fieldLine(name: string, text: string): string {
  const [first = '', ...rest] = text.split('\n').map(visibleLine);
  return [`    ${visibleLine(name)}: ${first}`, ...rest.map((line) => `      | ${line}`)].join('\n');
}
