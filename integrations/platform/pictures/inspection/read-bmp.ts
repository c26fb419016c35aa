import type { PictureFacts } from './picture-facts.ts';

/** Compression methods (BITMAPINFOHEADER): none, run lengths of 8 and 4 bits, and bit masks (not compressed). */
const RUN_LENGTHS: ReadonlySet<number> = new Set([1, 2]);
const UNCOMPRESSED: ReadonlySet<number> = new Set([0, 3, 6]);

/** Most pixels per byte: a run of two bytes stands for up to 255 pixels. */
const PIXELS_PER_BYTE = 255 / 2;

/** The facts of a BMP. It must have enough bytes for all uncompressed rows, or enough runs to fill the picture. */
export function readBmp(file: Buffer): PictureFacts {
  const [width, height] = [file.readInt32LE(18), Math.abs(file.readInt32LE(22))];
  const [bits, way] = [file.readUInt16LE(28), file.readUInt32LE(30)];
  if (![1, 4, 8, 16, 24, 32].includes(bits)) throw new Error('An unknown depth');
  const coded = file.length - file.readUInt32LE(10);
  const least = RUN_LENGTHS.has(way)
    ? (width * height) / PIXELS_PER_BYTE
    : Math.ceil((width * bits) / 32) * 4 * height;
  if (!RUN_LENGTHS.has(way) && !UNCOMPRESSED.has(way)) throw new Error('An unknown compression');
  if (coded < least) throw new Error('Pixels are missing');
  return {
    width,
    height,
    components: bits === 32 ? 4 : 3,
    bits: 8,
    coded,
    parts: 1,
    held: width * height * 4,
  };
}
