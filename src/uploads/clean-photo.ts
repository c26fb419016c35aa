import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from '../contract/photos.ts';
import { decode } from './decode.ts';

/** Pixels of a picture that is decoded at all: phones of 108 megapixels pass, a bomb of a few kilobytes does not. */
export const PIXEL_LIMIT = 120_000_000;

/** Pixels for decoders that hold a whole picture in memory, four bytes each. */
const HELD_PIXEL_LIMIT = 50_000_000;

/** Longest side of what the staff gets, and its quality: a scratch on a bezel is still seen. */
const LONGEST = 4096;
const QUALITY = 86;

/** Pictures being made at once: the memory of the process is bounded however many are sent. */
const line = pLimit(2);

/**
 * Makes a picture anew as JPEG: upright, of a sensible size, and with nothing but its pixels. Place, time and maker of
 * a photograph, and whatever was hidden behind it, stay behind.
 * @param format of its signature, never PDF. @throws when it cannot be decoded whole, or has too many pixels.
 */
export function cleanPhoto(file: string, format: Exclude<PhotoFormat, 'pdf'>): Promise<Buffer> {
  return line(async () => {
    const source =
      format === 'heic' || format === 'bmp' || format === 'jp2'
        ? ofPixels(await decode({ file, format, pixelLimit: HELD_PIXEL_LIMIT }))
        : sharp(file, { limitInputPixels: PIXEL_LIMIT, failOn: 'truncated', sequentialRead: true });
    return source
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: false })
      .toBuffer();
  });
}

function ofPixels({ data, width, height, channels }: Awaited<ReturnType<typeof decode>>): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: PIXEL_LIMIT });
}
