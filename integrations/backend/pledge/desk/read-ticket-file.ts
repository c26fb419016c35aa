import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { ticketNumber } from '@tourbillon/domain/contract/requests/ticket-number.ts';
import { TICKET_COLUMNS, type TicketColumn } from '@tourbillon/domain/desk/ticket-words.ts';
import { invalid } from '../../errors/domain-error.ts';

/** An error in a row. */
export interface TicketMistake {
  column: string;
  reason: string;
}

/** A row of a file of tickets. */
export interface TicketFileRow {
  line: number;
  /** Number as printed. */
  printed: string;
  /** Only letters and digits; undefined if it is not a valid ticket number. */
  number: string | undefined;
  /** Cells by column. A column that is not in the file has no entry. */
  cells: ReadonlyMap<TicketColumn, string>;
  mistakes: TicketMistake[];
}

/** What a decoder writes in place of bytes that it cannot read. */
const REPLACED = '\uFFFD';

/**
 * Reads a CSV file of tickets. It accepts comma or semicolon, an optional byte order mark, and columns in any order.
 * @throws DomainError 'invalid' at `csv` if the file was not UTF-8 or is not CSV, has an unknown column, or has no
 * number column.
 */
export function readTicketFile(csv: string): TicketFileRow[] {
  // Without the letters that were not UTF-8, a number of the series АА would be that of another ticket.
  if (csv.includes(REPLACED)) throw invalid('The file is not UTF-8', { csv: ['file_utf8'] });
  const [header, ...rows] = recordsOf(csv);
  if (!header) throw invalid('The file is empty', { csv: ['file_empty'] });
  const columns = header.record.map((name) => name.trim().toLowerCase());
  const unknown = columns.filter((name) => !TICKET_COLUMNS.includes(name as TicketColumn));
  if (unknown.length > 0)
    throw invalid(`Unknown columns: ${unknown.join(', ')}`, { csv: ['file_columns', ...unknown] });
  if (new Set(columns).size < columns.length) throw invalid('A column stands twice', { csv: ['file_twice'] });
  if (!columns.includes('number')) throw invalid('The number is missing', { csv: ['file_number'] });
  return rows.map(({ record, line }) => {
    const cells = new Map(columns.map((name, at) => [name as TicketColumn, (record[at] ?? '').trim()]));
    const printed = cells.get('number') ?? '';
    const read = v.safeParse(ticketNumber, printed);
    const mistakes: TicketMistake[] = [];
    if (!read.success) mistakes.push({ column: 'number', reason: printed === '' ? 'required' : 'value' });
    if (record.length > columns.length) mistakes.push({ column: 'row', reason: 'cells' });
    return { line, printed, number: read.success ? read.output : undefined, cells, mistakes };
  });
}

function recordsOf(csv: string): { record: string[]; line: number }[] {
  const head = csv.slice(0, csv.indexOf('\n') < 0 ? undefined : csv.indexOf('\n'));
  const delimiter = head.split(';').length > head.split(',').length ? ';' : ',';
  try {
    const read = parse(csv, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return read
      .map(({ record, info }) => ({ record, line: info.lines }))
      .filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  } catch {
    throw invalid('The file cannot be read as CSV', { csv: ['file_torn'] });
  }
}
