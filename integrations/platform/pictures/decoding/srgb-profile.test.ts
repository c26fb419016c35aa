import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isSrgbProfile } from './srgb-profile.ts';

const profile = async (name: string) => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a5c22' } });
  const file = await picture.withIccProfile(name).jpeg().toBuffer();
  return (await sharp(file).metadata()).icc!;
};

it.each<[string, () => Promise<Buffer> | Buffer, boolean]>([
  ['sRGB', () => profile('srgb'), true],
  ['Display P3', () => profile('p3'), false],
  ['one that is cut off', async () => (await profile('srgb')).subarray(0, 140), false],
  ['a table longer than the profile', () => Buffer.alloc(132, 0xff), false],
  ['nothing', () => Buffer.alloc(0), false],
])('%s', async (_, make, is) => {
  expect(isSrgbProfile(await make())).toBe(is);
});
