import { visibleLines } from './visible.ts';

/** What a spreadsheet takes for a formula: also in its wide forms, and behind a blank that it leaves out. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/**
 * Rows as CSV (RFC 4180). Anybody may have typed what stands in them: what would be a formula is made a text by an
 * apostrophe, what a terminal would obey is shown, and whatever might end a cell is quoted.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(cell).join(',')).join('\r\n') + '\r\n';
}

function cell(text: string): string {
  const safe = visibleLines(FORMULA.test(text) ? `'${text}` : text);
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
