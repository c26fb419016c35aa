/** The markers that are kept, by their second byte: tables, one frame, scans and restart intervals. */
const TABLES: ReadonlySet<number> = new Set([0xdb, 0xc4, 0xdd]);
const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;
const SCAN = 0xda;
const END = 0xd9;
const ADOBE = 0xee;
const COMMENT = 0xfe;

/** A JPEG that contains only its pixels, and its size. */
export interface StrippedJpeg {
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * Removes metadata, application headers, the colour profile, comments, and bytes between or after the segments. The
 * encoded pixels stay unchanged. Stripping a second time changes nothing.
 * Undefined if the file is not a valid JPEG, or if its pixels can only be read with a segment that would be removed.
 * The caller checks orientation, colour profile and whether the pixels can be decoded.
 */
export function stripJpeg(bytes: Buffer): StrippedJpeg | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept: Buffer[] = [];
  let sides: { width: number; height: number } | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // A marker may have any number of fill bytes before it.
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

/** Whether a frame has three components of eight bits each, with the ids that every reader treats as YCbCr. */
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

/** Whether an Adobe segment declares colours other than YCbCr. */
function isInOtherColours(segment: Buffer): boolean {
  return segment.toString('latin1', 4, 9) === 'Adobe' && segment[15] !== 1;
}

/** Position of the first marker after the data of a scan. Stuffed zeros and restart markers are part of the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
