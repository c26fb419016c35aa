import type { PictureFacts } from './picture-facts.ts';

const [IMAGE, EXTENSION, TRAILER] = [0x2c, 0x21, 0x3b];

/** The facts of a GIF: its size, and all frames, because a decoder scans them before it shows the first (GIF89a). */
export function readGif(file: Buffer): PictureFacts {
  let [width, height] = [file.readUInt16LE(6), file.readUInt16LE(8)];
  let [coded, parts] = [0, 0];
  for (let at = 13 + paletteBytes(file.readUInt8(10)); at < file.length;) {
    const block = file.readUInt8(at);
    if (block === TRAILER) break;
    if (block !== IMAGE && block !== EXTENSION) break;
    if (block === IMAGE) {
      parts += 1;
      // A frame may be larger than the screen. Decoders then enlarge the screen.
      width = Math.max(width, file.readUInt16LE(at + 1) + file.readUInt16LE(at + 5));
      height = Math.max(height, file.readUInt16LE(at + 3) + file.readUInt16LE(at + 7));
      at += 11 + paletteBytes(file.readUInt8(at + 9));
    } else at += 2;
    const end = endOfBlocks(file, at);
    if (block === IMAGE && parts === 1) coded = end - at;
    at = end;
  }
  if (parts === 0) throw new Error('No frame');
  return { width, height, components: 4, bits: 8, coded, parts, held: width * height * 4 };
}

function paletteBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** The position after a list of sub-blocks. Each begins with its length; the last one is empty. */
function endOfBlocks(file: Buffer, at: number): number {
  let next = at;
  while (next < file.length && file[next] !== 0) next += file.readUInt8(next) + 1;
  return next + 1;
}
