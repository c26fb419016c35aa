import type { PictureFacts } from './picture-facts.ts';

/** Markers of a codestream (ISO 15444-1, A.2): its begin, size, coding style, a part of a tile, its end. */
const [BEGIN, SIZE, STYLE, TILE_PART, END] = [0xff4f, 0xff51, 0xff52, 0xff90, 0xffd9];

/** Pixels from which a JPEG 2000 is decoded at half its size, as its wavelets allow: each takes thirty bytes meanwhile. */
export const HALVED = 12_500_000;

/** Bytes of a sample while it is decoded: whole numbers of 32 bits. */
const SAMPLE = 4;

/** The facts of a JPEG 2000 picture: what its main header says, and the bytes in the parts of its tiles. */
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
    // Each layer of each tile is gone through by itself.
    parts: tiles * layers,
    held: (width * height * components * SAMPLE) / (width * height > HALVED ? 4 : 1),
  };
}

/** Goes through the main header to the tiles, and from each of their parts to the next. */
function readParts(stream: Buffer): { coded: number; layers: number } {
  let [coded, layers] = [0, 1];
  for (let at = 2; at + 12 <= stream.length;) {
    const marker = stream.readUInt16BE(at);
    if (marker === END) break;
    if (marker === STYLE) layers = stream.readUInt16BE(at + 6);
    if (marker === TILE_PART) {
      // Zero: up to the end.
      const length = stream.readUInt32BE(at + 6) || stream.length - at;
      if (length < 14) throw new Error('A part shorter than its head');
      coded += Math.min(length, stream.length - at) - 14;
      at += length;
    } else at += 2 + stream.readUInt16BE(at + 2);
  }
  return { coded, layers };
}

/** Where the codestream begins: in a JP2 it is a box among others (ISO 15444-1 I.4). */
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
