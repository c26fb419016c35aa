import type { Picture } from '#src/contract/catalogue.ts';
import { type Format, pictureAddress, widthsOf } from '#src/media/address.ts';
import { PICTURE_KINDS, type PictureKindName } from './picture-kinds.ts';

/** The `srcset` of a picture: every width of its kind that the original has. */
export function pictureSources({ src, width }: Picture, kind: PictureKindName, format: Format): string {
  return widthsOf(width, PICTURE_KINDS[kind].widths)
    .map((one) => `${pictureAddress({ src, width: one, format })} ${one}w`)
    .join(', ');
}

/** One address for whoever cannot choose: WebP in the width of its kind next to 334 px, or the widest. */
export function plainPicture({ src, width }: Picture, kind: PictureKindName): string {
  const offered = widthsOf(width, PICTURE_KINDS[kind].widths);
  const chosen = offered.find((one) => one >= 334) ?? offered.at(-1) ?? 160;
  return pictureAddress({ src, width: chosen, format: 'webp' });
}

/** The largest form, for search engines and shared links. */
export function largestPicture({ src, width }: Picture): string {
  return pictureAddress({ src, width: widthsOf(width).at(-1) ?? 160, format: 'webp' });
}
