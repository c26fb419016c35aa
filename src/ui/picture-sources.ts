import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';
import { type Format, imageAddress, type Width, widthsOf } from '#src/addresses/image-address.ts';
import { PICTURE_KINDS, type PictureKindName } from './picture-kinds.ts';

/** The WebP widths: few browsers lack AVIF, and every address adds 70 bytes to the page. */
const SPARE: readonly Width[] = [160, 334, 668];

/** The `srcset` of a picture: the widths of its kind that the original can provide. */
export function pictureSources({ src, width }: Picture, kind: PictureKindName, format: Format): string {
  const { widths } = PICTURE_KINDS[kind];
  const offered = format === 'avif' ? widths : widths.filter((one) => SPARE.includes(one));
  return widthsOf(width, offered)
    .map((one) => `${imageAddress({ src, width: one, format })} ${one}w`)
    .join(', ');
}

/** The fallback address for browsers without `srcset`. */
export function plainPicture({ src, width }: Picture, kind: PictureKindName): string {
  const offered = widthsOf(width, PICTURE_KINDS[kind].widths);
  return imageAddress({ src, width: offered.includes(334) ? 334 : (offered[0] ?? 160), format: 'webp' });
}
