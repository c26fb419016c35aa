import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { PhotoFormat } from '../contract/photos.ts';

/* A thread of its own for one file of a format that sharp cannot read: a decoder that hangs or eats memory is ended. */

/** Pixels as sharp takes them. */
export interface Pixels {
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  data: Uint8Array;
}

/** What the thread is asked. */
export interface DecodeTask {
  file: string;
  format: Extract<PhotoFormat, 'heic' | 'bmp' | 'jp2'>;
  /** Larger pictures are not decoded. */
  pixelLimit: number;
}

interface HeicImage {
  width: number;
  height: number;
  decode(): Promise<{ data: Uint8ClampedArray }>;
}

interface Jp2Decoder {
  getEncodedBuffer(length: number): Uint8Array;
  getDecodedBuffer(): Uint8Array;
  decode(): void;
  getFrameInfo(): { width: number; height: number; bitsPerSample: number; componentCount: number };
}

// The decoders are CommonJS and have no types of their own.
const require = createRequire(import.meta.url);

const task = workerData as DecodeTask;
const pixels = await decode(task);
parentPort?.postMessage(pixels, [pixels.data.buffer as ArrayBuffer]);

async function decode({ file, format }: DecodeTask): Promise<Pixels> {
  const bytes = await readFile(file);
  if (format === 'heic') return decodeHeic(bytes);
  return format === 'bmp' ? decodeBmp(bytes) : decodeJp2(bytes);
}

async function decodeHeic(buffer: Buffer): Promise<Pixels> {
  const { all } = require('heic-decode') as { all(input: { buffer: Buffer }): Promise<HeicImage[]> };
  const [image] = await all({ buffer });
  if (!image) throw new Error('No picture in it');
  const { width, height } = image;
  allow(width, height);
  const { data } = await image.decode();
  return { width, height, channels: 4, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

async function decodeBmp(buffer: Buffer): Promise<Pixels> {
  allow(Math.abs(buffer.readInt32LE(18)), Math.abs(buffer.readInt32LE(22)));
  const { decode: read } = await import('bmp-ts');
  const { width, height, data } = read(buffer, { toRGBA: true });
  const copy = Uint8Array.from(data);
  // Alpha of a BMP is left at nought by most that write it.
  for (let at = 3; at < copy.length; at += 4) copy[at] = 255;
  return { width, height, channels: 4, data: copy };
}

async function decodeJp2(bytes: Buffer): Promise<Pixels> {
  const open = require('@cornerstonejs/codec-openjpeg/decodewasmjs') as () => Promise<{
    J2KDecoder: new () => Jp2Decoder;
  }>;
  const stream = bytes.subarray(codestreamAt(bytes));
  // Size of the reference grid and where the picture begins in it, in the first marker (ISO 15444-1 A.5.1).
  const [right, bottom, left, top] = [8, 12, 16, 20].map((at) => stream.readUInt32BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  allow(right - left, bottom - top);
  const decoder = new (await open()).J2KDecoder();
  decoder.getEncodedBuffer(stream.length).set(stream);
  decoder.decode();
  const { width, height, bitsPerSample, componentCount } = decoder.getFrameInfo();
  if (bitsPerSample > 8 || ![1, 3, 4].includes(componentCount)) throw new Error('Not a photograph');
  const data = Uint8Array.from(decoder.getDecodedBuffer());
  return { width, height, channels: componentCount as 1 | 3 | 4, data };
}

/** Where the codestream begins: in a JP2 it is a box among others (ISO 15444-1 I.4). */
function codestreamAt(bytes: Buffer): number {
  if (bytes.readUInt16BE(0) === 0xff4f) return 0;
  for (let at = 0; at + 8 <= bytes.length;) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    const header = length === 1 ? 16 : 8;
    if (type === 'jp2c') return at + header;
    const whole = length === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : length;
    if (whole < header) break;
    at += whole;
  }
  throw new Error('No codestream in it');
}

function allow(width: number, height: number): void {
  if (!(width > 0 && height > 0 && width * height <= task.pixelLimit)) throw new Error('Too many pixels');
}
