import type { PictureFacts } from './picture-facts.ts';

/** Markers of a codestream (ISO 15444-1, A.2): start, size, coding style, tile-part, end. */
const [BEGIN, SIZE, STYLE, TILE_PART, END] = [0xff4f, 0xff51, 0xff52, 0xff90, 0xffd9];

/** A JPEG 2000 with more pixels is decoded at half its size. Decoding takes thirty bytes per pixel. */
export const HALVED_FROM_PIXELS = 12_500_000;

/** Bytes per sample during decoding: integers of 32 bits. */
const BYTES_PER_SAMPLE = 4;

/** The facts of a JPEG 2000 picture: from its main header, and the bytes in its tile-parts. */
export function readJp2(file: Buffer): PictureFacts {
  const stream = file.subarray(codestreamAt(file));
  if (stream.readUInt16BE(2) !== SIZE) throw new Error('No size');
  const u32 = (at: number) => stream.readUInt32BE(at);
  const [width, height] = [u32(8) - u32(16), u32(12) - u32(20)];
  const [tileWidth, tileHeight] = [u32(24), u32(28)];
  const components = stream.readUInt16BE(40);
  const bits = Array.from({ length: components }, (_, one) => (stream.readUInt8(42 + one * 3) & 0x7f) + 1);
  const tiles = Math.ceil(u32(8) / tileWidth) * Math.ceil(u32(12) / tileHeight);
  const { coded, layers } = readParts(stream);
  return {
    width,
    height,
    components,
    bits: Math.max(...bits),
    coded,
    // The decoder processes each layer of each tile separately.
    parts: tiles * layers,
    held: (width * height * components * BYTES_PER_SAMPLE) / (width * height > HALVED_FROM_PIXELS ? 4 : 1),
  };
}

/** Reads the main header, then jumps from one tile-part to the next. */
function readParts(stream: Buffer): { coded: number; layers: number } {
  let [coded, layers] = [0, 1];
  for (let at = 2; at + 12 <= stream.length;) {
    const marker = stream.readUInt16BE(at);
    if (marker === END) break;
    if (marker === STYLE) layers = stream.readUInt16BE(at + 6);
    if (marker === TILE_PART) {
      // Zero means: to the end of the file.
      const length = stream.readUInt32BE(at + 6) || stream.length - at;
      if (length < 14) throw new Error('A part shorter than its head');
      coded += Math.min(length, stream.length - at) - 14;
      at += length;
    } else at += 2 + stream.readUInt16BE(at + 2);
  }
  return { coded, layers };
}

/** Position of the codestream. In a JP2 file it is one of several boxes (ISO 15444-1 I.4). */
export function codestreamAt(file: Buffer): number {
  if (file.readUInt16BE(0) === BEGIN) return 0;
  for (let at = 0; at + 8 <= file.length;) {
    const [length, type] = [file.readUInt32BE(at), file.toString('latin1', at + 4, at + 8)];
    const header = length === 1 ? 16 : 8;
    if (type === 'jp2c') return at + header;
    const whole = length === 1 ? Number(file.readBigUInt64BE(at + 8)) : length;
    if (whole < header) break;
    at += whole;
  }
  throw new Error('No codestream in it');
}
