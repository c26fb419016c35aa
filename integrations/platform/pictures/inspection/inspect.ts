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

/** Why a picture is not decoded. */
export type PictureReason = 'format' | 'pixels';

/** What a picture of a format may be. */
interface Rule {
  read: FactsReader;
  /** Pixels of it: phones of 108 megapixels pass where a decoder needs no more than a few rows at a time. */
  pixels: number;
  /** Pixels that a byte of it can hold at most, as its compression goes; small pictures are not asked. */
  pixelsPerByte: number;
  /** Frames, scans, tiles, strips. */
  parts: number;
  components: readonly number[];
  bits: number;
}

const MEGA = 1_000_000;

/** Formats whose decoders hold all of a picture, several times over. */
const EXOTIC = { pixels: 25 * MEGA } as const;
const NATIVE = { pixels: 120 * MEGA, bits: 16 } as const;

const RULES: Readonly<Record<PictureFormat, Rule>> = {
  // A block of 8 by 8 takes two bits at least in each of three colours, two of which are a quarter of its size.
  jpeg: { ...NATIVE, read: readJpeg, pixelsPerByte: 512, parts: 100, components: [1, 3, 4] },
  // Deflate makes a byte of 1,032 at most, which may hold eight pixels each.
  png: { ...NATIVE, read: readPng, pixelsPerByte: 8 * 1_032, parts: 2_000, components: [1, 2, 3, 4] },
  // White paper in fax compression; strips are counted.
  tiff: { ...NATIVE, read: readTiff, pixelsPerByte: 20_000, parts: 100_000, components: [1, 2, 3, 4, 5] },
  // A code of 12 bits stands for 3,838 pixels at most.
  gif: { ...EXOTIC, read: readGif, pixelsPerByte: 2_560, parts: 5_000, components: [4], bits: 8 },
  bmp: { ...EXOTIC, read: readBmp, pixelsPerByte: 128, parts: 1, components: [3, 4], bits: 8 },
  heic: { ...EXOTIC, read: readHeic, pixelsPerByte: 5_000, parts: 1_024, components: [3], bits: 8 },
  jp2: { ...EXOTIC, read: readJp2, pixelsPerByte: 2_000, parts: 10_000, components: [1, 3, 4], bits: 8 },
  // A lossless one of one colour takes no bytes for its pixels: their number alone limits it.
  webp: { ...EXOTIC, read: readWebp, pixelsPerByte: Infinity, parts: 1, components: [3, 4], bits: 8 },
  // A block of 128 by 128 may take a few bits.
  avif: { ...EXOTIC, read: readHeic, pixelsPerByte: 50_000, parts: 1_024, components: [3], bits: 8 },
};

/** How large a picture may be, whatever its format. */
export interface PictureLimits {
  pixels: number;
  /** Bytes that a decoder may have to hold at once. */
  held: number;
}

/** Pixels below which nobody is hurt, whatever a header says of bytes. */
const SMALL = MEGA;

/** Bytes that a decoder may have to hold at once. */
const HELD = 256 * MEGA;

/**
 * Judges a picture by its headers, before anything of it is decoded.
 * @param limits in place of those for what strangers send.
 * @returns why it is refused: `format` for what is not an image, or a trap, `pixels` for too large a picture; undefined
 * when it may be decoded.
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
  return judge(facts, format, limits);
}

/** The same of facts that were read already. */
export function judge(
  facts: PictureFacts,
  format: PictureFormat,
  limits?: PictureLimits,
): PictureReason | undefined {
  const rule = { ...RULES[format], ...limits };
  const { width, height, components, bits, coded, parts, held } = facts;
  const pixels = width * height;
  if (!(width > 0 && height > 0 && coded > 0)) return 'format';
  if (pixels > SMALL && pixels > coded * rule.pixelsPerByte) return 'format';
  if (!rule.components.includes(components) || !(bits > 0 && bits <= rule.bits)) return 'format';
  if (parts > rule.parts) return 'format';
  if (pixels > rule.pixels || held > (limits?.held ?? HELD)) return 'pixels';
  return undefined;
}
