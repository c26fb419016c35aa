import { describe, expect, it } from 'vitest';
import {
  IMAGE_FORMATS,
  imageAddress,
  readImageAddress,
  WIDTHS,
  widthsOf,
  zoomAddress,
  ZOOM_WIDTH,
} from './image-address.ts';

describe('pictures: preset widths and formats of names that the backend gives', () => {
  it.each([
    ['/media/clock/rolex-1/front-334.avif', { src: 'clock/rolex-1/front', width: 334, format: 'avif' }],
    ['/media/a.b_c-1/x.y7-160.webp', { src: 'a.b_c-1/x.y7', width: 160, format: 'webp' }],
    // The name of a picture may itself end like a variant.
    ['/media/a-160.webp-334.webp', { src: 'a-160.webp', width: 334, format: 'webp' }],
  ])('%s', (path, variant) => {
    expect(readImageAddress(path)).toEqual(variant);
  });

  it.each([
    '/media/',
    '/media/-334.avif',
    '/media/a-333.avif',
    '/media/a-0334.avif',
    '/media/a-99999.avif',
    '/media/a-2560.avif',
    '/media/a-334.png',
    '/media/a-334.AVIF',
    '/media/a-334',
    '/media/a.avif',
    '/media/../a-334.avif',
    '/media/a/../b-334.avif',
    '/media/a/./b-334.avif',
    '/media/.a/b-334.avif',
    '/media//a-334.avif',
    '/media/a//b-334.avif',
    '/media/a%2e%2e/b-334.avif',
    '/media/a b-334.avif',
    '/media/a\\b-334.avif',
    '/media/a\nb-334.avif',
    '/media/http://x/a-334.avif',
    '/media/a/b/c/d/e/f/g-334.avif',
    `/media/${'a'.repeat(241)}-334.avif`,
    '/other/a-334.avif',
  ])('%s is none', (path) => {
    expect(readImageAddress(path)).toBeUndefined();
  });

  it('reads what it writes', () => {
    for (const width of WIDTHS) {
      for (const format of IMAGE_FORMATS) {
        const variant = { src: 'clock/rolex-1.2/front.k3', width, format };
        expect(readImageAddress(imageAddress(variant))).toEqual(variant);
      }
    }
  });

  it('D236 the variant for a magnified picture is made of any other', () => {
    const path = zoomAddress('/media/clock/rolex-1.2/photo-12-668.avif');
    expect(path).toBe('/media/clock/rolex-1.2/photo-12-2560.webp');
    expect(readImageAddress(path)).toEqual({
      src: 'clock/rolex-1.2/photo-12',
      width: ZOOM_WIDTH,
      format: 'webp',
    });
  });

  it.each([
    [1000, WIDTHS, [160, 246, 334, 492, 668, 1000]],
    [4000, [334, 668], [334, 668]],
    [400, WIDTHS, [160, 246, 334]],
    [20, [334, 668], [334]],
  ] as const)('of %i px in %j: %j', (pixels, offered, widths) => {
    expect(widthsOf(pixels, offered)).toEqual(widths);
  });
});
