import * as v from 'valibot';
import { readLine } from './plain-text.ts';
import { because } from './reasons.ts';

/** What may be sent with a request (§5): files, and bytes of each. */
export const PHOTO_LIMITS = { count: 10, bytes: 20 * 1024 * 1024 } as const;

/** Formats people may send (§5). */
export const PHOTO_FORMATS = ['jpeg', 'png', 'gif', 'tiff', 'bmp', 'heic', 'jp2', 'pdf'] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** What a form's file field offers to choose from; what a file is, its first bytes say. */
export const PHOTO_ACCEPT =
  '.png,.jpg,.jpeg,.heic,.heif,.gif,.tif,.tiff,.bmp,.jp2,.j2k,.jpf,.jpx,.pdf,image/png,image/jpeg,image/heic,image/heif,image/gif,image/tiff,image/bmp,image/jp2,application/pdf';

/**
 * A file that goes with a request. A picture has been made again as JPEG, without what its maker or a camera wrote
 * beside the pixels; a PDF is as it came.
 */
export const sentPhoto = v.object({
  /** Random; the file's name wherever it is kept. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** What its owner called it, for people to read. */
  name: v.pipe(v.string(), v.maxLength(120)),
  type: v.picklist(['jpeg', 'pdf'], because('format')),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PHOTO_LIMITS.bytes, because('file_size'))),
});

export type SentPhoto = v.InferOutput<typeof sentPhoto>;

/** The files of a request: one at least, ten at most (§5). */
export const sentPhotos = v.pipe(
  v.array(sentPhoto, because('image')),
  v.minLength(1, because('image')),
  v.maxLength(PHOTO_LIMITS.count, because('file_count')),
);

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the HEIF family that hold HEVC pictures; AVIF is not among them. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'heif']);

/**
 * The format that a file's first bytes show (decision 54); its name and what a browser says of it count for nothing.
 * @param head the first 32 bytes at least, or the whole file where it is shorter.
 */
export function formatOf(head: Uint8Array): PhotoFormat | undefined {
  const starts = (...bytes: number[]) => bytes.every((byte, place) => head[place] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'gif';
  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a)) return 'tiff';
  if (ascii(head, 4, 12) === 'jP  \r\n\x87\n' || starts(0xff, 0x4f, 0xff, 0x51)) return 'jp2';
  if (ascii(head, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(head, 8, 12))) return 'heic';
  if (ascii(head, 0, 5) === '%PDF-') return 'pdf';
  // Two letters say little: the size of the header that follows them is one of the known ones.
  if (ascii(head, 0, 2) === 'BM' && head.length >= 18 && [12, 40, 52, 56, 108, 124].includes(head[14] ?? 0)) {
    return 'bmp';
  }
  return undefined;
}

/** A file's name as it is shown and stored: its last part, printable, short. It never becomes a path. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = readLine(last.replace(/\p{Cc}/gu, ''));
  return [...clean].slice(-100).join('') || 'photo';
}
