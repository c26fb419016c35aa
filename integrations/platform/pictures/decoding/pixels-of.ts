import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { codestreamAt, HALVED_FROM_PIXELS, readJp2 } from '../inspection/read-jp2.ts';
import type { DecodeTask, PictureFormat } from './decode-task.ts';

/* Decoders for formats that sharp cannot read. The headers have been checked before (`../inspection`). */

/** Raw pixels in the form that sharp accepts. */
export interface Pixels {
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  data: Uint8Array;
}

interface HeicImage {
  width: number;
  height: number;
  decode(): Promise<{ data: Uint8ClampedArray }>;
}

interface Jp2Decoder {
  getEncodedBuffer(length: number): Uint8Array;
  getDecodedBuffer(): Uint8Array;
  /** @param halvings how often both sides are halved. Each halving divides time and memory by four. */
  decodeSubResolution(halvings: number): void;
  delete(): void;
  calculateSizeAtDecompositionLevel(halvings: number): { width: number; height: number };
  getFrameInfo(): { bitsPerSample: number; componentCount: number };
}

// The decoders are CommonJS modules without types.
const require = createRequire(import.meta.url);

const DECODERS: Partial<Record<PictureFormat, (bytes: Buffer) => Promise<Pixels>>> = {
  heic: decodeHeic,
  bmp: decodeBmp,
  jp2: decodeJp2,
};

/** The pixels of a file in a format that sharp cannot read. Undefined for other formats. */
export async function pixelsOf({ file, format }: DecodeTask): Promise<Pixels | undefined> {
  return DECODERS[format]?.(await readFile(file));
}

async function decodeHeic(buffer: Buffer): Promise<Pixels> {
  const { all } = require('heic-decode') as {
    all(input: { buffer: Buffer }): Promise<HeicImage[] & { dispose(): void }>;
  };
  const images = await all({ buffer });
  const [image] = images;
  if (!image) throw new Error('No picture in it');
  const { width, height } = image;
  const { data } = await image.decode();
  images.dispose();
  return { width, height, channels: 4, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

async function decodeBmp(buffer: Buffer): Promise<Pixels> {
  const { decode: read } = await import('bmp-ts');
  const { width, height, data } = read(buffer, { toRGBA: true });
  // Most programs leave the alpha channel of a BMP at zero.
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height, channels: 4, data };
}

async function decodeJp2(file: Buffer): Promise<Pixels> {
  const bytes = file.subarray(codestreamAt(file));
  const open = require('@cornerstonejs/codec-openjpeg/decodewasmjs') as () => Promise<{
    J2KDecoder: new () => Jp2Decoder;
  }>;
  const decoder = new (await open()).J2KDecoder();
  try {
    decoder.getEncodedBuffer(bytes.length).set(bytes);
    const whole = readJp2(file);
    const halvings = whole.width * whole.height > HALVED_FROM_PIXELS ? 1 : 0;
    decoder.decodeSubResolution(halvings);
    const { bitsPerSample, componentCount } = decoder.getFrameInfo();
    const { width, height } = decoder.calculateSizeAtDecompositionLevel(halvings);
    const data = Uint8Array.from(decoder.getDecodedBuffer());
    const channels = componentCount as 1 | 3 | 4;
    if (bitsPerSample > 8 || data.length !== width * height * channels) throw new Error('Not a photograph');
    return { width, height, channels, data };
  } finally {
    decoder.delete();
  }
}
