import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';

/** A small picture of one colour. */
export const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5c22' } });
/** A BMP of 24 bits per pixel. Its header may declare another size. */
export function bmp(width: number, height: number, says = { width, height }): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height, 0x40);
  file.fill(0, 0, 54);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(says.width, 18);
  file.writeInt32LE(says.height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}

interface Jp2Encoder {
  getDecodedBuffer(info: object): Uint8Array;
  setDecompositions(count: number): void;
  encode(): void;
  getEncodedBuffer(): Uint8Array;
}

/** A JPEG 2000 codestream of the small picture. */
export async function jp2(): Promise<Buffer> {
  const load = createRequire(import.meta.url);
  const open = load('@cornerstonejs/codec-openjpeg/wasmjs') as () => Promise<{
    J2KEncoder: new () => Jp2Encoder;
  }>;
  const encoder = new (await open()).J2KEncoder();
  const { data } = await picture().raw().toBuffer({ resolveWithObject: true });
  const info = { width: 40, height: 30, bitsPerSample: 8, componentCount: 3, isSigned: false };
  encoder.getDecodedBuffer(info).set(data);
  encoder.setDecompositions(1);
  encoder.encode();
  return Buffer.from(encoder.getEncodedBuffer());
}

/** A codestream in a .jp2 file, after a meaningless box. */
export function jp2File(stream: Buffer): Buffer {
  const box = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data]);
  };
  return Buffer.concat([
    box('jP  ', Buffer.from([0x0d, 0x0a, 0x87, 0x0a])),
    box('ftyp', Buffer.from('jp2 \0\0\0\0jp2 ')),
    box('jp2c', stream),
  ]);
}

/** A picture that does not compress, so half of the file contains half of the pixels. */
export function noise(): Sharp {
  return sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}

/** The first half of a file. */
export function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}
