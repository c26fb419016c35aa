import { formatOf } from '@tourbillon/domain/contract/photos.ts';

/** Supported formats of a shop's photographs. */
const PHOTOGRAPH_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;
export type PhotographFormat = (typeof PHOTOGRAPH_FORMATS)[number];

/** Limits of one photograph: bytes, pixels, and memory of a decoded picture as computed from its headers. */
export const PHOTOGRAPH_LIMITS = {
  bytes: 25 * 1024 * 1024,
  pixels: 50_000_000,
  // HEIC needs the most memory, because its tiles extend beyond the edges: 8,064 by 6,048 pixels of a phone are 192
  // tiles of 512 by 512, together 50.3 megapixels.
  held: 6 * 52_000_000,
} as const;

/**
 * The format of a file by its first bytes. The file name is ignored.
 * @param head at least the first 64 bytes, or the whole file if it is shorter.
 */
export function photographFormat(head: Uint8Array): PhotographFormat | undefined {
  const word = (from: number, to: number) => Buffer.from(head.subarray(from, to)).toString('latin1');
  if (word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP') return 'webp';
  // An AVIF file may have a general HEIF brand first and AV1 only among its compatible brands.
  if (word(4, 8) === 'ftyp' && /^(.{4})*?avif/s.test(word(8, 64).slice(0, brandsLength(head)))) return 'avif';
  const format = formatOf(head);
  return PHOTOGRAPH_FORMATS.find((one) => one === format);
}

/** Length in bytes of the brands in the box `ftyp`, the first of such a file (ISO 14496-12, 4.3). */
function brandsLength(head: Uint8Array): number {
  return Math.max(0, Buffer.from(head.subarray(0, 4)).readUInt32BE(0) - 8);
}
