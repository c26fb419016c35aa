import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG with its length and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG with a given size of three colours in its header and this pixel data, after further chunks. */
export function png(
  width: number,
  height: number,
  pixels: Buffer,
  more: [type: string, data: Buffer][] = [],
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...more.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of a few pixels with a text of this many bytes, which deflate compresses to a thousandth. */
export function textBomb(bytes: number): Buffer {
  const text = Buffer.concat([
    Buffer.from('a\0\0', 'latin1'),
    deflateSync(Buffer.alloc(bytes), { level: 9 }),
  ]);
  return png(
    1,
    1,
    Buffer.alloc(4),
    Array.from({ length: 8 }, () => ['zTXt', text]),
  );
}
