import type { Column } from '../columns/column.ts';
import { COLUMNS, columnOf } from '../columns/columns.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { Mistake, type RowMistake } from '../mistake.ts';
import type { SourceRow } from '../source-row.ts';
import { cellText } from '../cell-text.ts';
import { openCsv } from './open-csv.ts';
import { type CsvRecord, MOST_RECORD_BYTES } from './records.ts';

const FAULTS = {
  'torn-quote':
    'has a quote (") that is not closed or stands inside a cell; double it ("") inside quoted cells and close every quote',
  'too-long': `is longer than ${MOST_RECORD_BYTES / 1024 / 1024} MB; shorten its texts`,
} as const;

/**
 * Reads the rows of a CSV file one at a time.
 * @throws UnreadableFile when its header has an unknown column, or no number.
 */
export async function* csvRows(file: AsyncIterable<Uint8Array>): AsyncGenerator<SourceRow> {
  const opened = await openCsv(file).catch((error: unknown) => {
    if (error instanceof Mistake)
      throw new UnreadableFile([{ line: 1, column: 'file', message: error.message }]);
    throw error;
  });
  const columns = readHeader(opened.header);
  for await (const record of opened.records) yield rowOf(record, columns);
}

/** The columns of a header; undefined for a column without a name. */
function readHeader(header: readonly string[]): (Column | undefined)[] {
  const mistakes: RowMistake[] = [];
  const wrong = (column: string, message: string) => mistakes.push({ line: 1, column, message });
  const seen = new Set<Column>();
  const columns = header.map((name) => {
    if (name === '') return undefined;
    const column = columnOf(name);
    if (!column) wrong(name, `is not a column; expected ${COLUMNS.map((one) => one.name).join(', ')}`);
    else if (seen.has(column)) wrong(name, 'appears twice; it may appear only once');
    else seen.add(column);
    return column;
  });
  if (mistakes.length === 0 && !columns.some((column) => column?.name === 'number')) {
    wrong('number', 'is missing; expected a column with the stock number of each piece');
  }
  if (mistakes.length > 0) throw new UnreadableFile(mistakes);
  return columns;
}

function rowOf(record: CsvRecord, columns: readonly (Column | undefined)[]): SourceRow {
  const { line } = record;
  const cells = new Map<Column, string>();
  const mistakes: RowMistake[] = [];
  if ('fault' in record) {
    return { line, cells, mistakes: [{ line, column: 'row', message: FAULTS[record.fault] }] };
  }
  const surplus = record.cells.findIndex((cell, place) => place >= columns.length && cell.trim() !== '');
  if (surplus >= 0) {
    const message = `has ${surplus + 1} cells where the header has ${columns.length}; a text with the delimiter in it stands in quotes`;
    return { line, cells, mistakes: [{ line, column: 'row', message }] };
  }
  for (const [place, column] of columns.entries()) {
    const bytes = record.cells[place];
    if (bytes === undefined) break;
    try {
      const text = cellText(bytes);
      if (column) cells.set(column, text);
      else if (text !== '')
        throw new Mistake('stands in a column without a name; name the column, or leave it empty');
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      mistakes.push({ line, column: column?.name ?? `cell ${place + 1}`, message: error.message });
    }
  }
  return { line, cells, mistakes: mistakes.filter(once) };
}

/** Keeps one mistake of each kind per row: a wrong encoding affects all texts of the row. */
function once({ message }: RowMistake, place: number, all: readonly RowMistake[]): boolean {
  return all.findIndex((other) => other.message === message) === place;
}
