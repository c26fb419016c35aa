import type { PictureFacts } from './picture-facts.ts';

/** Samples per pixel by colour type (PNG, 11.2.1). A palette image has one. */
const COMPONENTS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The facts of a PNG: its first chunk, and the size of all chunks with pixels. */
export function readPng(file: Buffer): PictureFacts {
  if (file.toString('latin1', 12, 16) !== 'IHDR') throw new Error('No header');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [bits, components, interlaced] = [
    file.readUInt8(24),
    COMPONENTS[file.readUInt8(25)],
    file.readUInt8(28) !== 0,
  ];
  if (!components) throw new Error('An unknown colour type');
  let [coded, parts] = [0, 0];
  for (let at = 8; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') coded += Math.min(length, file.length - at - 8);
    else parts += 1;
    if (type === 'IEND') break;
    at += length + 12;
  }
  // An interlaced picture is assembled from all passes before its first row is complete.
  const held = interlaced ? (width * height * components * Math.max(8, bits)) / 8 : 0;
  return { width, height, components, bits, coded, parts, held };
}
