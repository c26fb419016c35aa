import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';

/** Widths of the available variants, CSS px of the design (slides of 246 and 334, thumbnails) and their doubles. */
export const WIDTHS = [160, 246, 334, 492, 668, 1000] as const;
export type Width = (typeof WIDTHS)[number];

/**
 * Width of the magnified variant, WebP only. The browser fetches it when a visitor magnifies a picture; no page
 * contains its address (decision 236).
 */
export const ZOOM_WIDTH = 2560;

/** Formats of the available variants, the smallest first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** One variant of a picture: its name under the backend's `media`, its width and its format. */
export interface ImageVariant {
  src: string;
  width: Width | typeof ZOOM_WIDTH;
  format: ImageFormat;
}

/** Words of letters, digits, dots, dashes and underscores. A word cannot begin with a dot, so `..` is impossible. */
const SRC = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*){0,5}$/i;
const SRC_LENGTH = 240;
const VARIANT_ADDRESS = new RegExp(
  `^/media/(.+)-(${WIDTHS.join('|')}|${ZOOM_WIDTH}(?=\\.webp))\\.(${IMAGE_FORMATS.join('|')})$`,
);

/** Address of a variant, the same on every host: `/media/{src}-{width}.{format}`. */
export function imageAddress({ src, width, format }: ImageVariant): string {
  return `/media/${src}-${width}.${format}`;
}

/** Whether a text can be the name of a picture: a path below the backend's `media`. */
export function isImageSrc(src: string): boolean {
  return src.length <= SRC_LENGTH && SRC.test(src);
}

/** Reads a path. Undefined for a width or format that is not available, or an invalid name. */
export function readImageAddress(path: string): ImageVariant | undefined {
  const [, src = '', width, format] = VARIANT_ADDRESS.exec(path) ?? [];
  if (!isImageSrc(src)) return undefined;
  return { src, width: Number(width) as ImageVariant['width'], format: format as ImageFormat };
}

/** The offered widths that a picture is large enough for; if there are none, the smallest offered width. */
export function widthsOf(pixels: number, offered: readonly Width[] = WIDTHS): Width[] {
  const had = offered.filter((width) => width <= pixels);
  return had.length > 0 ? had : offered.slice(0, 1);
}

/** Address of the largest variant, for search engines and shared links. */
export function largestImage({ src, width }: Pick<Picture, 'src' | 'width'>): string {
  return imageAddress({ src, width: widthsOf(width).at(-1) ?? 160, format: 'webp' });
}

/** The address of the magnified variant, from the address of any other variant. */
export function zoomAddress(address: string): string {
  return address.replace(/-\d+\.\w+$/, `-${ZOOM_WIDTH}.webp`);
}
