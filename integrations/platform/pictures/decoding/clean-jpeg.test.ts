import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanJpegFrame } from './clean-jpeg.ts';

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

/** A segment after the first two bytes, where every reader passes over it. */
const withSegment = (file: Buffer, marker: number, text: string) => {
  const head = Buffer.from([0xff, marker, 0, text.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, Buffer.from(text), file.subarray(2)]);
};

describe('a JPEG of nothing but pixels', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['as it is made', jpeg],
    ['progressive', () => scene().jpeg({ progressive: true }).toBuffer()],
  ])('%s', async (_, make) => {
    expect(cleanJpegFrame(await make())).toEqual({ width: 64, height: 48 });
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      'place and camera',
      () =>
        scene()
          .withExif({ IFD0: { Make: 'Camera' } })
          .jpeg()
          .toBuffer(),
    ],
    ['a colour profile', () => scene().withIccProfile('p3').jpeg().toBuffer()],
    ['a comment', async () => withSegment(await jpeg(), 0xfe, 'hidden')],
    ['a segment of a program', async () => withSegment(await jpeg(), 0xed, 'hidden')],
    ['something behind its end', async () => Buffer.concat([await jpeg(), Buffer.from('PK hidden')])],
    ['something before it', async () => Buffer.concat([Buffer.from('x'), await jpeg()])],
    ['no end', async () => (await jpeg()).subarray(0, -2)],
    ['grey alone', () => scene().toColourspace('b-w').jpeg().toBuffer()],
    ['no picture', () => Promise.resolve(Buffer.from([0xff]))],
  ])('not with %s', async (_, make) => {
    expect(cleanJpegFrame(await make())).toBeUndefined();
  });
});
