/** A GIF with a given number of frames of one pixel each, on a canvas of a given size. */
export function manyFrames(frames: number, width = 1, height = 1): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  // A palette of two colours; the codes are: clear, a pixel, end.
  head[10] = 0x80;
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const all = Buffer.alloc(frame.length * frames);
  for (let one = 0; one < frames; one += 1) frame.copy(all, one * frame.length);
  return Buffer.concat([head, Buffer.alloc(6, 0x7f), all, Buffer.from([0x3b])]);
}
