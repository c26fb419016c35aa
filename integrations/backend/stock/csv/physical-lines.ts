/** A line of a file: its bytes without the line end, and its number from 1. */
export interface PhysicalLine {
  number: number;
  bytes: Buffer;
  /** Whether the line exceeds the limit; the rest was dropped while reading. */
  tooLong: boolean;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Splits a stream into lines. Only the beginning of a line above the limit is kept, to limit memory. */
export async function* physicalLines(
  file: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncGenerator<PhysicalLine> {
  let number = 1;
  let parts: Buffer[] = [];
  let length = 0;
  let tooLong = false;
  const take = (part: Buffer) => {
    const kept = part.subarray(0, Math.max(0, mostBytes - length));
    if (kept.length < part.length) tooLong = true;
    if (kept.length > 0) parts.push(kept);
    length += kept.length;
  };
  const line = (): PhysicalLine => {
    const whole = parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts);
    const bytes = whole.at(-1) === CARRIAGE_RETURN ? whole.subarray(0, -1) : whole;
    const done = { number, bytes, tooLong };
    number += 1;
    parts = [];
    length = 0;
    tooLong = false;
    return done;
  };
  for await (const chunk of file) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      take(bytes.subarray(start, end));
      yield line();
      start = end + 1;
    }
    if (start < bytes.length) take(Buffer.from(bytes.subarray(start)));
  }
  if (length > 0) yield line();
}
