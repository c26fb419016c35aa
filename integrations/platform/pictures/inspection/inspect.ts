import type { PictureFormat } from '../decoding/decode-task.ts';
import type { FactsReader, PictureFacts } from './picture-facts.ts';
import { readBmp } from './read-bmp.ts';
import { readGif } from './read-gif.ts';
import { readHeic } from './read-heic.ts';
import { readJp2 } from './read-jp2.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readTiff } from './read-tiff.ts';
import { readWebp } from './read-webp.ts';

/** Why a picture is refused. */
export type PictureReason = 'format' | 'pixels';

/** Limits for pictures of one format. */
interface Rule {
  read: FactsReader;
  /** Most pixels. More in formats that are decoded a few rows at a time, because phones have 108 megapixels. */
  pixels: number;
  /** Most pixels per byte that the compression of the format can reach. Not checked for small pictures. */
  pixelsPerByte: number;
  /** Frames, scans, tiles, strips. */
  parts: number;
  components: readonly number[];
  bits: number;
}

const MEGA = 1_000_000;

/** Limit for formats whose decoders hold the whole picture in memory, several times. */
const EXOTIC = { pixels: 25 * MEGA } as const;
const NATIVE = { pixels: 120 * MEGA, bits: 16 } as const;

const RULES: Readonly<Record<PictureFormat, Rule>> = {
  // Each block of 8 by 8 takes at least two bits per component. Two of the components have a quarter of the blocks.
  jpeg: { ...NATIVE, read: readJpeg, pixelsPerByte: 512, parts: 100, components: [1, 3, 4] },
  // Deflate expands one byte to at most 1,032 bytes, with up to eight pixels each.
  png: { ...NATIVE, read: readPng, pixelsPerByte: 8 * 1_032, parts: 2_000, components: [1, 2, 3, 4] },
  // White paper in fax compression. The number of strips is limited too.
  tiff: { ...NATIVE, read: readTiff, pixelsPerByte: 20_000, parts: 100_000, components: [1, 2, 3, 4, 5] },
  // A 12-bit code stands for at most 3,838 pixels.
  gif: { ...EXOTIC, read: readGif, pixelsPerByte: 2_560, parts: 5_000, components: [4], bits: 8 },
  bmp: { ...EXOTIC, read: readBmp, pixelsPerByte: 128, parts: 1, components: [3, 4], bits: 8 },
  heic: { ...EXOTIC, read: readHeic, pixelsPerByte: 5_000, parts: 1_024, components: [3], bits: 8 },
  jp2: { ...EXOTIC, read: readJp2, pixelsPerByte: 2_000, parts: 10_000, components: [1, 3, 4], bits: 8 },
  // A lossless picture of one colour needs no bytes for its pixels. Only the pixel limit applies.
  webp: { ...EXOTIC, read: readWebp, pixelsPerByte: Infinity, parts: 1, components: [3, 4], bits: 8 },
  // A block of 128 by 128 may take a few bits.
  avif: { ...EXOTIC, read: readHeic, pixelsPerByte: 50_000, parts: 1_024, components: [3], bits: 8 },
};

/** Limits on the size of a picture, for any format. */
export interface PictureLimits {
  pixels: number;
  /** Bytes that a decoder may have to hold in memory at once. */
  held: number;
}

/** Pictures with fewer pixels are harmless, so the ratio of pixels to bytes is not checked. */
const SMALL_PIXELS = MEGA;

/** Default of `held`. */
const MAX_HELD_BYTES = 256 * MEGA;

/**
 * Checks a picture by its headers, before anything is decoded.
 * @param limits replace the limits for pictures of untrusted visitors.
 * @returns why it is refused: `format` if it is not an image or is a decompression bomb, `pixels` if it is too large;
 * undefined if it may be decoded.
 */
export function inspect(
  file: Buffer,
  format: PictureFormat,
  limits?: PictureLimits,
): PictureReason | undefined {
  let facts: PictureFacts;
  try {
    facts = RULES[format].read(file);
  } catch {
    return 'format';
  }
  return inspectFacts(facts, format, limits);
}

/** Like `inspect`, for facts that have been read already. */
export function inspectFacts(
  facts: PictureFacts,
  format: PictureFormat,
  limits?: PictureLimits,
): PictureReason | undefined {
  const rule = { ...RULES[format], ...limits };
  const { width, height, components, bits, coded, parts, held } = facts;
  const pixels = width * height;
  if (!(width > 0 && height > 0 && coded > 0)) return 'format';
  if (pixels > SMALL_PIXELS && pixels > coded * rule.pixelsPerByte) return 'format';
  if (!rule.components.includes(components) || !(bits > 0 && bits <= rule.bits)) return 'format';
  if (parts > rule.parts) return 'format';
  if (pixels > rule.pixels || held > (limits?.held ?? MAX_HELD_BYTES)) return 'pixels';
  return undefined;
}
