import { Mistake } from '../mistake.ts';
import { type CsvRecord, csvRecords, MOST_RECORD_BYTES } from './records.ts';
import { physicalLines } from './physical-lines.ts';
import { delimiterOf, foreignFormat } from './read-header.ts';

/** A CSV file after its header has been read. */
export interface OpenedCsv {
  /** Column names as written. */
  header: string[];
  records: AsyncGenerator<CsvRecord>;
}

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/**
 * Reads the header of a CSV file: comma or semicolon, with or without a byte order mark.
 * @param file its bytes.
 * @throws Mistake when the header is missing or not readable.
 */
export async function openCsv(file: AsyncIterable<Uint8Array>): Promise<OpenedCsv> {
  const lines = physicalLines(file, MOST_RECORD_BYTES);
  let read = await lines.next();
  // Spreadsheets may write a line with their delimiter first.
  if (!read.done && /^(\u00ef\u00bb\u00bf)?sep=.$/.test(read.value.bytes.toString('latin1')))
    read = await lines.next();
  if (read.done) throw new Mistake('the file is empty; the first line has the names of the columns');
  const foreign = foreignFormat(read.value.bytes);
  if (foreign) throw new Mistake(foreign);
  const text = read.value.bytes.toString('latin1').replace(BYTE_ORDER_MARK, '');
  const delimiter = delimiterOf(text);
  const first = { ...read.value, bytes: Buffer.from(text, 'latin1') };
  const header = await csvRecords(once(first), delimiter, undefined).next();
  if (header.done || !('cells' in header.value)) {
    throw new Mistake(
      'the names of the columns cannot be read; the first line has them, separated by commas',
    );
  }
  return {
    header: header.value.cells.map((name) => Buffer.from(name, 'latin1').toString('utf8').trim()),
    records: csvRecords(lines, delimiter, header.value.cells.length),
  };
}

async function* once<Value>(value: Value): AsyncGenerator<Value> {
  yield value;
}
