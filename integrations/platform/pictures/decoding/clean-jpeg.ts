/** What a JPEG of pixels alone may have, by the second bytes of its markers: tables, one frame, restart intervals. */
const TABLES = { quantisation: 0xdb, huffman: 0xc4, restart: 0xdd } as const;
const BASELINE = 0xc0;
const PROGRESSIVE = 0xc2;
const SCAN = 0xda;
const END = 0xd9;
const JFIF = 0xe0;

/** Bytes of a JFIF header without a small picture in it. */
const JFIF_LENGTH = 16;

/** Pixels of a frame. */
interface Frame {
  width: number;
  height: number;
}

/**
 * The frame of a JPEG that holds nothing but its pixels, in three colours: no metadata, no profile, no comment, nothing
 * before, between or behind its segments. What was cleaned once is one. Undefined for any other file. Whether the
 * pixels can be decoded is another question.
 */
export function cleanJpegFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let frame: Frame | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    const isTable = Object.values(TABLES).some((one) => one === marker);
    const isHeader = marker === JFIF && length === JFIF_LENGTH && at === 2;
    const isFrame = (marker === BASELINE || marker === PROGRESSIVE) && !frame && length === 17;
    if (isFrame) frame = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (!isTable && !isHeader && !isFrame && marker !== SCAN) return undefined;
    at += 2 + length;
    if (marker !== SCAN) continue;
    at = endOfScan(bytes, at);
    if (bytes[at + 1] === END) return at + 2 === bytes.length ? frame : undefined;
  }
  return undefined;
}

/** Where the first marker after the data of a scan begins; stuffed zeros and restarts belong to the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
