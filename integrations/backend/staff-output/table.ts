import { visibleLine } from './visible.ts';

/** Formats rows in columns, one line per row. A cell cannot look like another row. */
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

/** A field below a row. Further lines of its text begin with a bar, so that none looks like a row. */
export function fieldLine(name: string, text: string): string {
  const [first = '', ...rest] = text.split('\n').map(visibleLine);
  return [`    ${visibleLine(name)}: ${first}`, ...rest.map((line) => `      | ${line}`)].join('\n');
}
