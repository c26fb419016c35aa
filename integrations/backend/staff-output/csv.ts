import { visibleLines } from './visible.ts';

/** Beginnings that a spreadsheet treats as a formula, also with full-width characters or after spaces. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/**
 * Rows as CSV (RFC 4180). Cells may contain text that visitors typed: a formula gets an apostrophe, control
 * characters are shown as escapes, and cells are quoted if needed.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(cell).join(',')).join('\r\n') + '\r\n';
}

function cell(text: string): string {
  const safe = visibleLines(FORMULA.test(text) ? `'${text}` : text);
  return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
