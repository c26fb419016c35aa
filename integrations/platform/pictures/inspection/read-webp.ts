import type { PictureFacts } from './picture-facts.ts';

/** Chunks of a still picture (RFC 9649, 2.5 to 2.7): the canvas, and the bitstream, which declares its size again. */
const EXTENDED = 'VP8X';
const LOSSY = 'VP8 ';
const LOSSLESS = 'VP8L';

/** The facts of a WebP: the larger of the sizes of canvas and bitstream. Animations are refused. */
export function readWebp(file: Buffer): PictureFacts {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') {
    throw new Error('No WebP');
  }
  let [width, height, coded] = [0, 0, 0];
  for (let at = 12; at + 8 <= file.length;) {
    const type = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const from = at + 8;
    if (type === 'ANIM' || type === 'ANMF') throw new Error('A moving picture');
    if (type === EXTENDED) {
      width = Math.max(width, file.readUIntLE(from + 4, 3) + 1);
      height = Math.max(height, file.readUIntLE(from + 7, 3) + 1);
    }
    if (type === LOSSY) {
      width = Math.max(width, file.readUInt16LE(from + 6) & 0x3fff);
      height = Math.max(height, file.readUInt16LE(from + 8) & 0x3fff);
    }
    if (type === LOSSLESS) {
      const sides = file.readUInt32LE(from + 1);
      width = Math.max(width, (sides & 0x3fff) + 1);
      height = Math.max(height, ((sides >>> 14) & 0x3fff) + 1);
    }
    if (type === LOSSY || type === LOSSLESS) coded += Math.min(length, file.length - from);
    at = from + length + (length & 1);
  }
  return { width, height, components: 4, bits: 8, coded, parts: 1, held: width * height * 4 };
}
