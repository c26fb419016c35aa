import { parse } from 'csv-parse/sync';
import type { PhysicalLine } from './physical-lines.ts';

/** The most bytes of a record: beyond them it is refused without having been held. */
export const MOST_RECORD_BYTES = 8 * 1024 * 1024;

/**
 * A record of a CSV file, with the line that it begins in: its cells as bytes (a character of a cell is one byte), or what
 * is wrong with it.
 */
export type CsvRecord =
  { line: number; cells: string[] } | { line: number; fault: 'torn-quote' | 'too-long' };

/**
 * Reads records out of lines, one at a time. A quote that nobody closed costs its own line and no other: a record of
 * several lines that does not parse, or has another number of cells than the header, is taken for one torn line, and
 * reading goes on with the next.
 * @param delimiter of the cells. @param width cells of a whole record, as the header has them.
 */
export async function* csvRecords(
  lines: AsyncIterator<PhysicalLine>,
  delimiter: string,
  width: number | undefined,
): AsyncGenerator<CsvRecord> {
  // Lines that were read ahead for a record that turned out to be torn.
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
    const cells = isOpen ? undefined : parsed(taken, delimiter);
    const isWhole = cells && (taken.length === 1 || width === undefined || cells.length === width);
    if (isWhole) {
      if (cells.some((cell) => cell !== '')) yield { line, cells };
      continue;
    }
    waiting.unshift(...taken.slice(1));
    yield { line, fault: 'torn-quote' };
  }
}

/** Whether a line leaves a quoted cell open that it opened, or the other way round: it has an odd number of quotes. */
function hasOpenQuote(bytes: Buffer): boolean {
  let isOdd = false;
  for (let at = bytes.indexOf(34); at >= 0; at = bytes.indexOf(34, at + 1)) isOdd = !isOdd;
  return isOdd;
}

function parsed(taken: readonly PhysicalLine[], delimiter: string): string[] | undefined {
  const text = taken.map(({ bytes }) => bytes.toString('latin1')).join('\n');
  if (!text.includes('"')) return text.split(delimiter);
  try {
    const records = parse(text, { delimiter, relax_column_count: true }) as string[][];
    return records.length === 1 ? records[0] : undefined;
  } catch {
    return undefined;
  }
}
