import { visibleJson } from '@tourbillon/backend/staff-output/visible.ts';
import { Problem } from '../bootstrap/problem.mjs';

/** Formats in which a command prints a list. */
const FORMATS = ['lines', 'csv', 'json'];

/** @throws Problem for another format. */
export function checkFormat(format: string): void {
  if (!FORMATS.includes(format)) throw new Problem(`--format is one of: ${FORMATS.join(', ')}.`);
}

/** A list in a format. @param none what lines say of an empty list. */
export function inFormat<Row>(
  format: string,
  rows: Row[],
  {
    toCsv,
    toLines,
    none,
  }: { toCsv: (rows: Row[]) => string; toLines: (rows: Row[]) => string; none: string },
): string {
  if (format === 'csv') return toCsv(rows);
  if (format === 'json') return `${visibleJson(rows)}\n`;
  return rows.length > 0 ? `${toLines(rows)}\n` : `${none}\n`;
}
