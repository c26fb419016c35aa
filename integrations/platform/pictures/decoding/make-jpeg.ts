import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Decoded, DecodeTask, JpegSettings, PictureFormat } from './decode-task.ts';
import { measureJpeg } from './measure-jpeg.ts';
import { pixelsOf } from './pixels-of.ts';
import { isSrgbProfile } from './srgb-profile.ts';
import { stripJpeg } from './strip-jpeg.ts';

// One thread and no cache: the process handles one picture at a time and never the same picture twice.
sharp.concurrency(1);
sharp.cache(false);
// Of all loaders of libvips, allow only those for formats that visitors may send, and for the JPEGs that we make.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadTiffFile',
  ],
});

/** Largest number of pixels that sharp may decode. `../inspection` has checked the picture before. */
const MAX_PIXELS = 120_000_000;

/** Formats that only the shop's own photographs may have. Their loaders are blocked until the first of them. */
const OWN: Partial<Record<PictureFormat, string>> = {
  webp: 'VipsForeignLoadWebpFile',
  avif: 'VipsForeignLoadHeifFile',
};

/** Longest side of the result, px: a scratch on a bezel is still visible. */
const MAX_SIDE = 4096;

/** Settings for photographs that visitors send and the staff look at. */
const FOR_STAFF: JpegSettings = { quality: 86, bytes: Number.POSITIVE_INFINITY };

/** Quality for a picture, such as noise, that is over the size limit at the normal quality. */
const MIN_QUALITY = 60;

/**
 * Re-encodes a picture as JPEG: upright, with a size limit, and only with its pixels. All metadata, such as place,
 * time and camera, and any hidden data are removed. @throws when the whole picture cannot be decoded.
 */
export async function makeJpeg(task: DecodeTask): Promise<Decoded> {
  const { quality, bytes, keepsPixels } = task.jpeg ?? FOR_STAFF;
  if (!keepsPixels) return { jpeg: await encodeWithin(task, quality, bytes) };
  const jpeg = (await stripped(task, bytes)) ?? (await encodeWithin(task, quality, bytes));
  return { jpeg, facts: await measureJpeg(jpeg) };
}

/** The JPEG with its encoded pixels unchanged. Undefined if it is not upright, not in sRGB, or too large. */
async function stripped(task: DecodeTask, most: number): Promise<Buffer | undefined> {
  if (task.format !== 'jpeg') return undefined;
  const { orientation = 1, icc } = await (await open(task)).metadata();
  if (orientation !== 1 || (icc && !isSrgbProfile(icc))) return undefined;
  const found = stripJpeg(await readFile(task.file));
  if (!found || found.jpeg.byteLength > most || Math.max(found.width, found.height) > MAX_SIDE)
    return undefined;
  return found.jpeg;
}

async function encodeWithin(task: DecodeTask, quality: number, bytes: number): Promise<Buffer> {
  const made = await encode(await open(task), quality);
  return made.byteLength <= bytes ? made : encode(await open(task), MIN_QUALITY);
}

/** Optimised Huffman tables would make a JPEG a twelfth smaller, but take a tenth more time. */
function encode(source: Sharp, quality: number): Promise<Buffer> {
  return source
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality, mozjpeg: false, optimiseCoding: false })
    .toBuffer();
}

/** The names that sharp uses for the formats that it reads. */
const NATIVE: Partial<Record<PictureFormat, string>> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  tiff: 'tiff',
  webp: 'webp',
  avif: 'heif',
};

async function open(task: DecodeTask): Promise<Sharp> {
  const pixels = await pixelsOf(task);
  if (pixels) {
    const { data, width, height, channels } = pixels;
    return sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
  }
  const reader = OWN[task.format];
  if (reader) sharp.unblock({ operation: [reader] });
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true } as const;
  const { format, icc } = await sharp(task.file, options).metadata();
  if (format !== NATIVE[task.format]) throw new Error('Another format than it was judged as');
  // An sRGB profile changes no colour, and applying it takes longer than decoding (decision 320).
  return sharp(task.file, { ...options, ignoreIcc: icc !== undefined && isSrgbProfile(icc) });
}
