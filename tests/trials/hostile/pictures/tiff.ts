import { deflateSync } from 'node:zlib';

/**
 * A TIFF with deflate and three colours. All its strips have a given number of rows and are the same few bytes.
 */
export function giantStrips(width: number, height: number, rows: number): Buffer {
  const strip = deflateSync(Buffer.alloc(Math.min(width * rows * 3, 2 ** 20)), { level: 9 });
  const strips = Math.ceil(height / rows);
  const entries = 9;
  const after = 8 + 2 + entries * 12 + 4;
  const [bits, offsets, lengths] = [after, after + 6, after + 6 + strips * 4];
  const file = Buffer.alloc(lengths + strips * 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries, 8);
  const long = (count: number, place: number) => [4, count, count > 1 ? place : file.length] as const;
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 3, bits],
    [259, 3, 1, 8],
    [262, 3, 1, 2],
    [273, ...long(strips, offsets)],
    [277, 3, 1, 3],
    [278, 4, 1, rows],
    [279, 4, strips, strips > 1 ? lengths : strip.length],
  ];
  tags.forEach(([tag, type, count, value], place) => {
    const at = 10 + place * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  for (let one = 0; one < 3; one += 1) file.writeUInt16LE(8, bits + one * 2);
  for (let one = 0; one < strips; one += 1) {
    file.writeUInt32LE(file.length, offsets + one * 4);
    file.writeUInt32LE(strip.length, lengths + one * 4);
  }
  return Buffer.concat([file, strip]);
}
