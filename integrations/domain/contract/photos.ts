import * as v from 'valibot';
import { readLine } from './plain-text.ts';
import { reasonCode } from './reasons.ts';

/** Limits for the files of a request (§5): their number, and bytes of each. */
export const PHOTO_LIMITS = { count: 10, bytes: 20 * 1024 * 1024 } as const;

/** Accepted formats (§5). */
export const PHOTO_FORMATS = ['jpeg', 'png', 'gif', 'tiff', 'bmp', 'heic', 'jp2', 'pdf'] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The `accept` attribute of a file field; the first bytes of a file decide its real format. */
export const PHOTO_ACCEPT =
  '.png,.jpg,.jpeg,.heic,.heif,.gif,.tif,.tiff,.bmp,.jp2,.j2k,.jpf,.jpx,.pdf,image/png,image/jpeg,image/heic,image/heif,image/gif,image/tiff,image/bmp,image/jp2,application/pdf';

/** A file of a request. A picture is re-encoded as JPEG without metadata; a PDF stays as it was sent. */
export const sentPhoto = v.object({
  /** Random; names the file in every storage. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** The sender's file name, for people to read. */
  name: v.pipe(v.string(), v.maxLength(120)),
  type: v.picklist(['jpeg', 'pdf'], reasonCode('format')),
  bytes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(PHOTO_LIMITS.bytes, reasonCode('file_size')),
  ),
});

export type SentPhoto = v.InferOutput<typeof sentPhoto>;

/** The files of a request: one to ten (§5). */
export const sentPhotos = v.pipe(
  v.array(sentPhoto, reasonCode('image')),
  v.minLength(1, reasonCode('image')),
  v.maxLength(PHOTO_LIMITS.count, reasonCode('file_count')),
);

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the HEIF family that hold HEVC pictures; AVIF is not among them. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'heif']);

/**
 * The format of a file by its first bytes (decision 54); its name and the browser's media type are ignored.
 * @param head at least the first 32 bytes, or the whole of a shorter file.
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
  // Two letters are weak evidence, so the size of the header must be a known one too.
  if (ascii(head, 0, 2) === 'BM' && head.length >= 18 && [12, 40, 52, 56, 108, 124].includes(head[14] ?? 0)) {
    return 'bmp';
  }
  return undefined;
}

/** A file name to show and store: its last part, printable, short. It is never used as a path. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = readLine(last.replace(/\p{Cc}/gu, ''));
  return [...clean].slice(-100).join('') || 'photo';
}
