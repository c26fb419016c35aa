import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { ticketNumber } from '@tourbillon/domain/contract/requests/ticket-number.ts';
import { TICKET_COLUMNS, type TicketColumn } from '@tourbillon/domain/desk/ticket-words.ts';
import { invalid } from '../../errors/domain-error.ts';

/** What is wrong with a row. */
export interface TicketMistake {
  column: string;
  reason: string;
}

/** A row of a file of tickets, as it stands there. */
export interface TicketFileRow {
  line: number;
  /** As it is printed. */
  printed: string;
  /** Letters and digits only; undefined for what is no number of a ticket. */
  number: string | undefined;
  /** Cells by their columns; a column that the file lacks is not there. */
  cells: ReadonlyMap<TicketColumn, string>;
  mistakes: TicketMistake[];
}

/**
 * Reads a CSV file of tickets: comma or semicolon, a byte order mark or none, columns in any order.
 * @throws DomainError 'invalid' at `csv`: what is no such file, a column that there is not, none with the number.
 */
export function readTicketFile(csv: string): TicketFileRow[] {
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
