import { formatOf } from '@tourbillon/domain/contract/photos.ts';

/** Formats that a shop's photographs may have. */
const PHOTOGRAPH_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;
export type PhotographFormat = (typeof PHOTOGRAPH_FORMATS)[number];

/** Bytes and pixels of one of them, and the bytes that one may need while it is decoded, by its headers. */
export const PHOTOGRAPH_LIMITS = {
  bytes: 25 * 1024 * 1024,
  pixels: 50_000_000,
  // HEIC takes the most. Its tiles reach past the edges: 8,064 by 6,048 pixels of a phone are 192 tiles of 512 by 512,
  // which hold 50.3 megapixels.
  held: 6 * 52_000_000,
} as const;

/**
 * The format that a file's first bytes show; its name counts for nothing.
 * @param head the first 64 bytes at least, or the whole file where it is shorter.
 */
export function photographFormat(head: Uint8Array): PhotographFormat | undefined {
  const word = (from: number, to: number) => Buffer.from(head.subarray(from, to)).toString('latin1');
  if (word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP') return 'webp';
  // An AVIF may call itself a picture of the HEIF family first, and name AV1 among what it is compatible with.
  if (word(4, 8) === 'ftyp' && /^(.{4})*?avif/s.test(word(8, 64).slice(0, brandsLength(head)))) return 'avif';
  const format = formatOf(head);
  return PHOTOGRAPH_FORMATS.find((one) => one === format);
}

/** Bytes of the brands in the box `ftyp`, which begins a file of the family (ISO 14496-12, 4.3). */
function brandsLength(head: Uint8Array): number {
  return Math.max(0, Buffer.from(head.subarray(0, 4)).readUInt32BE(0) - 8);
}
