/** An 8-bit run-length BMP with a given size in its header that skips all pixels. */
export function runLengthBmp(width: number, height: number): Buffer {
  const [palette, runs] = [Buffer.alloc(1024, 0x80), Buffer.from([0xff, 1, 0, 1])];
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + palette.length + runs.length, 2);
  head.writeUInt32LE(54 + palette.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(8, 28);
  head.writeUInt32LE(1, 30);
  head.writeUInt32LE(runs.length, 34);
  return Buffer.concat([head, palette, runs]);
}
