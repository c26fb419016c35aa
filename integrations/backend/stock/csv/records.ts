import { parse } from 'csv-parse/sync';
import type { PhysicalLine } from './physical-lines.ts';

/** Maximum number of bytes of a record. A larger one is refused without being kept in memory. */
export const MOST_RECORD_BYTES = 8 * 1024 * 1024;

/** A record of a CSV file and its first line number: its cells as bytes (one character per byte), or its fault. */
export type CsvRecord =
  | { line: number; cells: string[] }
  | { line: number; fault: 'torn-quote' | 'too-long' };

/**
 * Parses lines into records, one at a time. An unclosed quote affects only its own line: if a record of several lines
 * cannot be parsed, or its number of cells differs from the header, only its first line is reported as broken, and
 * parsing continues with the next line.
 * @param delimiter of the cells.
 * @param width expected number of cells, from the header.
 */
export async function* csvRecords(
  lines: AsyncIterator<PhysicalLine>,
  delimiter: string,
  width: number | undefined,
): AsyncGenerator<CsvRecord> {
  // Lines that were already read for a record that turned out to be broken.
  const waiting: PhysicalLine[] = [];
  const next = async (): Promise<PhysicalLine | undefined> => {
    const ahead = waiting.shift();
    if (ahead) return ahead;
    const read = await lines.next();
    return read.done ? undefined : read.value;
  };
  for (let first = await next(); first; first = await next()) {
    const { number: line } = first;
    if (first.tooLong) {
      yield { line, fault: 'too-long' };
      continue;
    }
    const taken = [first];
    let size = first.bytes.length;
    let isOpen = hasOpenQuote(first.bytes);
    while (isOpen && size <= MOST_RECORD_BYTES) {
      const more = await next();
      if (!more) break;
      taken.push(more);
      size += more.bytes.length;
      if (more.tooLong) break;
      isOpen = hasOpenQuote(more.bytes) !== isOpen;
    }
    const cells = isOpen ? undefined : parseRecord(taken, delimiter);
    const isWhole = cells && (taken.length === 1 || width === undefined || cells.length === width);
    if (isWhole) {
      if (cells.some((cell) => cell !== '')) yield { line, cells };
      continue;
    }
    waiting.unshift(...taken.slice(1));
    yield { line, fault: 'torn-quote' };
  }
}

/** Whether a line has an odd number of quotes, so that it opens or closes a quoted cell. */
function hasOpenQuote(bytes: Buffer): boolean {
  let isOdd = false;
  for (let at = bytes.indexOf(34); at >= 0; at = bytes.indexOf(34, at + 1)) isOdd = !isOdd;
  return isOdd;
}

function parseRecord(taken: readonly PhysicalLine[], delimiter: string): string[] | undefined {
  const text = taken.map(({ bytes }) => bytes.toString('latin1')).join('\n');
  if (!text.includes('"')) return text.split(delimiter);
  try {
    const records = parse(text, { delimiter, relax_column_count: true }) as string[][];
    return records.length === 1 ? records[0] : undefined;
  } catch {
    return undefined;
  }
}
