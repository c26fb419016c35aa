import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageSources } from '../media/item-pictures.ts';
import { openLetterPictures } from './open-letter-pictures.ts';

const photographs = new Map([[7, [{ name: 'abc', width: 400, height: 300, view: null }]]]);
const asked: string[] = [];
const find = openLetterPictures({
  items: {
    byUrl: (url) =>
      Promise.resolve(url === 'rolex-1' ? ({ id: 7, url, catalogType: 'clock' } as never) : undefined),
  },
  catalogue: { current: () => ({ photographs }) as unknown as ImageSources },
  originals: {
    async find(...name) {
      asked.push(name.join('/'));
      const create = { width: 400, height: 300, channels: 3 as const, background: '#336699' };
      const body = Uint8Array.from(await sharp({ create }).png().toBuffer());
      return { body, type: 'image/png', etag: '"x"', lasting: true };
    },
  },
  uploads: {
    async read(id) {
      const create = { width: 300, height: 400, channels: 3 as const, background: '#663311' };
      const stream = () => sharp({ create }).jpeg().toBuffer();
      return id === 'a'.repeat(32) ? { stream: Readable.from(await stream()) } : undefined;
    },
  },
});

test('D346 the first picture of a piece is a small JPEG, made once', async () => {
  const picture = await find('/clock/rolex-1/');
  expect(picture?.kind).toBe('photo');
  const { format, width, height } = await sharp(picture?.jpeg).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 208, height: 250 });
  expect(await find('/clock/rolex-1/')).toBe(picture);
  expect(asked).toEqual(['clock/rolex-1/photo.abc']);
});

test('D350 a photograph that somebody sent is a picture of their thing', async () => {
  const picture = await find(`/upload/${'a'.repeat(32)}`);
  expect(picture?.kind).toBe('photo');
  const { format, width, height } = await sharp(picture?.jpeg).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 208, height: 250 });
});

test.each(['/clock/gone/', '/upload/gone', '/jewelry/rolex-1/', '/clocks_today/rolex/', '/'])(
  '%s has none',
  async (path) => {
    expect(await find(path)).toBeUndefined();
  },
);
