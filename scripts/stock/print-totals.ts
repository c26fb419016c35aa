import { mistakeLine, type RowMistake } from '@tourbillon/backend/stock/mistake.ts';
import type { Totals } from '@tourbillon/backend/stock/stock.ts';
import { visibleLine } from '@tourbillon/backend/staff-output/visible.ts';

/**
 * Prints a mistake as one line. Control characters from the file are made visible, so that the terminal does not
 * execute them.
 */
export function printMistake(mistake: RowMistake): void {
  process.stdout.write(`${visibleLine(mistakeLine(mistake))}\n`);
}

/** Prints the last line. @returns the exit code: 1 when a row was skipped. */
export function printTotals({ added, changed, unchanged, skipped, archived }: Totals): number {
  if (archived !== undefined) process.stdout.write(`${archived} archived, which the file lacks\n`);
  process.stdout.write(`${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped\n`);
  return skipped > 0 ? 1 : 0;
}
