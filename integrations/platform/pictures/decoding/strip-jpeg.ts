/** What a JPEG of pixels alone has, by the second bytes of its markers: tables, one frame, scans, restart intervals. */
const TABLES: ReadonlySet<number> = new Set([0xdb, 0xc4, 0xdd]);
const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;
const SCAN = 0xda;
const END = 0xd9;
const ADOBE = 0xee;
const COMMENT = 0xfe;

/** A JPEG with nothing but its pixels, and their sides. */
export interface StrippedJpeg {
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * A JPEG without its metadata, header, profile and comments, and without whatever stands between or behind its segments;
 * the pixels stay as they were encoded. What was stripped once comes out as it went in. Undefined for a file that is no
 * sound JPEG, or whose pixels need what would be taken away to be understood. How it lies and what its profile says is
 * for the caller to know, and whether the pixels can be decoded is another question.
 */
export function stripJpeg(bytes: Buffer): StrippedJpeg | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [];
  let sides: { width: number; height: number } | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, at + 2 + length);
    if (marker === BASELINE || marker === PROGRESSIVE) {
      if (sides || !isThreeColours(segment)) return undefined;
      sides = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    at += segment.length;
    if (marker === SCAN) {
      const end = endOfScan(bytes, at);
      kept.push(segment, bytes.subarray(at, end));
      at = end;
      if (bytes[at] !== 0xff || bytes[at + 1] !== END) continue;
      if (!sides) return undefined;
      return {
        jpeg: Buffer.concat([bytes.subarray(0, 2), ...kept, bytes.subarray(at, at + 2)]),
        ...sides,
      };
    }
    if (TABLES.has(marker) || marker === BASELINE || marker === PROGRESSIVE) kept.push(segment);
    else if (!isMetadata(marker) || (marker === ADOBE && isInOtherColours(segment))) return undefined;
  }
  return undefined;
}

/** Whether a frame has eight bits of each of three colours, under the numbers that everybody reads as YCbCr. */
function isThreeColours(frame: Buffer): boolean {
  return (
    frame.length === 19 &&
    frame[4] === 8 &&
    frame[9] === 3 &&
    [10, 13, 16].every((at, n) => frame[at] === n + 1)
  );
}

function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
}

/** Whether a segment of Adobe says that the colours are not YCbCr. */
function isInOtherColours(segment: Buffer): boolean {
  return segment.toString('latin1', 4, 9) === 'Adobe' && segment[15] !== 1;
}

/** Where the first marker after the data of a scan begins; stuffed zeros and restarts belong to the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
