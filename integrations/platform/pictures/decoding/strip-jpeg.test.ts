import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripJpeg } from './strip-jpeg.ts';

const scene = () =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#7a5c22',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const jpeg = () => scene().jpeg().toBuffer();

/** Inserts a segment after the first two bytes. Every reader skips it there. */
const withSegment = (file: Buffer, marker: number, text: string) => {
  const head = Buffer.from([0xff, marker, 0, text.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, Buffer.from(text), file.subarray(2)]);
};

/** The segment that most programs write first: version and density. */
const JFIF = 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0';

const pixels = (file: Buffer) => sharp(file).raw().toBuffer();

describe('a JPEG stripped to its pixels', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['as it is made', jpeg],
    ['progressive', () => scene().jpeg({ progressive: true }).toBuffer()],
    ['colours not halved', () => scene().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
  ])('%s, stays byte by byte', async (_, make) => {
    const file = await make();
    expect(stripJpeg(file)).toEqual({ jpeg: file, width: 64, height: 48 });
  });

  it.each<[string, (file: Buffer) => Promise<Buffer> | Buffer]>([
    ['place and camera', (file) => withSegment(file, 0xe1, 'Exif\0\0hidden')],
    ['a colour profile', (file) => withSegment(file, 0xe2, 'ICC_PROFILE\0hidden')],
    ['a comment', (file) => withSegment(file, 0xfe, 'hidden')],
    ['a segment of a program', (file) => withSegment(file, 0xed, 'hidden')],
    ['something behind its end', (file) => Buffer.concat([file, Buffer.from('PK hidden')])],
    [
      'bytes that fill up before a marker',
      (file) => Buffer.concat([file.subarray(0, 2), Buffer.alloc(9, 0xff), file.subarray(2)]),
    ],
    ['a header', (file) => withSegment(file, 0xe0, JFIF)],
  ])('loses %s, and no pixel', async (_, change) => {
    const clean = await jpeg();
    const found = stripJpeg(await change(clean))!;
    expect(found).toMatchObject({ width: 64, height: 48 });

    expect(found.jpeg.includes('hidden')).toBe(false);
    const { exif, icc, orientation } = await sharp(found.jpeg).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
    expect(await pixels(found.jpeg)).toEqual(await pixels(clean));
    expect(stripJpeg(found.jpeg)?.jpeg, 'a second time').toEqual(found.jpeg);
  });

  it.each<[string, (file: Buffer) => Promise<Buffer> | Buffer]>([
    ['something before it', (file) => Buffer.concat([Buffer.from('x'), file])],
    ['no end', (file) => file.subarray(0, -2)],
    ['half of it', (file) => file.subarray(0, file.length / 2)],
    ['grey alone', () => scene().toColourspace('b-w').jpeg().toBuffer()],
    ['colours for print', () => scene().toColourspace('cmyk').jpeg().toBuffer()],
    ['colours that Adobe calls others', (file) => withSegment(file, 0xee, `Adobe${'\0'.repeat(7)}`)],
    ['no picture', () => Buffer.from([0xff])],
    [
      'a segment longer than the file',
      (file) => Buffer.concat([file.subarray(0, 2), Buffer.from([0xff, 0xfe, 0xff, 0xff])]),
    ],
  ])('%s is none', async (_, change) => {
    expect(stripJpeg(await change(await jpeg()))).toBeUndefined();
  });
});
