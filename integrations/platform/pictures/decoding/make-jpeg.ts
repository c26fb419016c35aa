import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Decoded, DecodeTask, JpegSettings, PictureFormat } from './decode-task.ts';
import { measureJpeg } from './measure-jpeg.ts';
import { pixelsOf } from './pixels-of.ts';
import { isSrgbProfile } from './srgb-profile.ts';
import { stripJpeg } from './strip-jpeg.ts';

// One thread and nothing cached: the process is for one picture at a time, none of which comes again.
sharp.concurrency(1);
sharp.cache(false);
// Of all that libvips could read only what people may send, and what a decoder of ours has made.
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

/** Pixels of a picture that sharp decodes at all; `../inspection` has judged them before. */
const PIXELS = 120_000_000;

/** Formats that only a shop's own photographs have: what reads them is off until the first of them comes. */
const OWN: Partial<Record<PictureFormat, string>> = {
  webp: 'VipsForeignLoadWebpFile',
  avif: 'VipsForeignLoadHeifFile',
};

/** Longest side of what is kept: a scratch on a bezel is still seen. */
const LONGEST = 4096;

/** What the staff gets of what people send. */
const FOR_STAFF: JpegSettings = { quality: 86, bytes: Number.POSITIVE_INFINITY };

/** The quality of what would else have too many bytes: a picture of noise. */
const LOWEST = 60;

/**
 * Makes a picture again as JPEG: upright, of a sensible size, and with nothing but its pixels. Place, time and maker of
 * a photograph, and whatever was hidden behind it, stay behind. @throws when it cannot be decoded whole.
 */
export async function makeJpeg(task: DecodeTask): Promise<Decoded> {
  const { quality, bytes, keepsPixels } = task.jpeg ?? FOR_STAFF;
  if (!keepsPixels) return { jpeg: await encodeWithin(task, quality, bytes) };
  const jpeg = (await stripped(task, bytes)) ?? (await encodeWithin(task, quality, bytes));
  return { jpeg, facts: await measureJpeg(jpeg) };
}

/** The pixels of a JPEG as they were encoded, when they lie upright, in sRGB, within the size of what is kept. */
async function stripped(task: DecodeTask, most: number): Promise<Buffer | undefined> {
  if (task.format !== 'jpeg') return undefined;
  const { orientation = 1, icc } = await (await open(task)).metadata();
  if (orientation !== 1 || (icc && !isSrgbProfile(icc))) return undefined;
  const found = stripJpeg(await readFile(task.file));
  if (!found || found.jpeg.byteLength > most || Math.max(found.width, found.height) > LONGEST)
    return undefined;
  return found.jpeg;
}

async function encodeWithin(task: DecodeTask, quality: number, bytes: number): Promise<Buffer> {
  const made = await encode(await open(task), quality);
  return made.byteLength <= bytes ? made : encode(await open(task), LOWEST);
}

/** Tables of its own would make a JPEG a twelfth smaller, and cost a tenth of the time. */
function encode(source: Sharp, quality: number): Promise<Buffer> {
  return source
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality, mozjpeg: false, optimiseCoding: false })
    .toBuffer();
}

/** What sharp calls the formats that it reads. */
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
    return sharp(data, { raw: { width, height, channels }, limitInputPixels: PIXELS });
  }
  const reader = OWN[task.format];
  if (reader) sharp.unblock({ operation: [reader] });
  const options = { limitInputPixels: PIXELS, failOn: 'truncated', sequentialRead: true } as const;
  const { format, icc } = await sharp(task.file, options).metadata();
  if (format !== NATIVE[task.format]) throw new Error('Another format than it was judged as');
  // A profile of sRGB changes no colour, and applying it takes longer than decoding (decision 320).
  return sharp(task.file, { ...options, ignoreIcc: icc !== undefined && isSrgbProfile(icc) });
}
