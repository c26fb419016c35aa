import type { PictureFacts } from './picture-facts.ts';

/** Tags of a directory (TIFF 6.0). */
const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  components: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  tileWidth: 322,
  tileHeight: 323,
  tileBytes: 325,
} as const;

/** Bytes per value by type: byte, text, 16 bits, 32 bits. The tags that we read use no other types. */
const SIZES: Readonly<Record<number, 1 | 2 | 4>> = { 1: 1, 2: 1, 3: 2, 4: 4 };

/** Most values that are read of one tag. */
const MAX_VALUES = 200_000;

/** Most directories (one per page) that are counted. Their chain may be circular. */
const MAX_DIRECTORIES = 1_000;

/** The facts of a TIFF: its first page, which is the only one that is decoded, and the number of pages. */
export function readTiff(file: Buffer): PictureFacts {
  const little = file.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? file.readUInt16LE(at) : file.readUInt16BE(at));
  const u32 = (at: number) => (little ? file.readUInt32LE(at) : file.readUInt32BE(at));
  const first = u32(4);
  const valuesOf = (tag: number): number[] => {
    for (let entry = 0; entry < u16(first); entry += 1) {
      const at = first + 2 + entry * 12;
      if (u16(at) !== tag) continue;
      const [size, count] = [SIZES[u16(at + 2)], u32(at + 4)];
      if (!size) return [];
      const from = size * count <= 4 ? at + 8 : u32(at + 8);
      const fit = Math.min(count, MAX_VALUES, Math.floor((file.length - from) / size));
      const read = { 1: (place: number) => file.readUInt8(place), 2: u16, 4: u32 }[size];
      return Array.from({ length: Math.max(0, fit) }, (_, one) => read(from + one * size));
    }
    return [];
  };
  const [width = 0] = valuesOf(TAG.width);
  const [height = 0] = valuesOf(TAG.height);
  const [components = 1] = valuesOf(TAG.components);
  const bits = Math.max(1, ...valuesOf(TAG.bits));
  const [tileWidth = 0] = valuesOf(TAG.tileWidth);
  const [rows = height] = tileWidth > 0 ? valuesOf(TAG.tileHeight) : valuesOf(TAG.rowsPerStrip);
  const pieces = valuesOf(tileWidth > 0 ? TAG.tileBytes : TAG.stripBytes);
  const sum = pieces.reduce((all, bytes) => all + bytes, 0);
  let pages = 0;
  for (let at = first; at > 0 && at + 2 <= file.length && pages < MAX_DIRECTORIES; pages += 1) {
    at = u32(at + 2 + u16(at) * 12);
  }
  // Strips and rows of tiles are decoded as a whole.
  const row = Math.max(tileWidth, Math.ceil(width / (tileWidth || 1)) * (tileWidth || 1));
  return {
    width,
    height,
    components,
    bits,
    coded: Math.min(sum || file.length, file.length),
    parts: pieces.length + (pages === MAX_DIRECTORIES ? Infinity : pages),
    held: (row * (tileWidth > 0 ? rows : Math.min(rows, height)) * components * Math.max(8, bits)) / 8,
  };
}
