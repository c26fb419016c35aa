import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';
import { imageAddress, widthsOf } from '#src/addresses/image-address.ts';
import { PICTURE_KINDS, type PictureKind, type PictureKindName } from './picture-kinds.ts';

/** The `srcset` of a picture in AVIF: the widths of its kind that the original can provide. */
export function pictureSources({ src, width }: Picture, kind: PictureKindName): string {
  const { widths, sizes } = PICTURE_KINDS[kind];
  const addresses = widthsOf(width, widths).map((one) => ({
    one,
    address: imageAddress({ src, width: one, format: 'avif' }),
  }));
  return sizes === undefined
    ? addresses.map(({ address }, index) => (index === 0 ? address : `${address} 2x`)).join(', ')
    : addresses.map(({ address, one }) => `${address} ${one}w`).join(',');
}

/** The `sizes` attribute of a picture: one that is higher than wide is drawn narrower in some frames. */
export function pictureSizes({ width, height }: Picture, kind: PictureKindName): string | undefined {
  const { sizes, standing }: PictureKind = PICTURE_KINDS[kind];
  return height > width ? (standing ?? sizes) : sizes;
}

/** The address for browsers without AVIF, which few are, and for robots: one width. */
export function plainPicture({ src, width }: Picture, kind: PictureKindName): string {
  const { spare, widths } = PICTURE_KINDS[kind];
  const offered = widthsOf(
    width,
    widths.filter((one) => one <= spare),
  );
  return imageAddress({ src, width: offered.at(-1) ?? spare, format: 'webp' });
}

/**
 * The address of the second picture of a card, which a mouse shows: one for all browsers and screens, since a list has
 * it 24 times and few are seen.
 */
export function turnedPicture({ src, width }: Picture): string {
  return imageAddress({ src, width: widthsOf(width, [334, 492]).at(-1) ?? 334, format: 'webp' });
}
