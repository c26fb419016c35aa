import type { Picture } from '@tourbillon/domain/contract/catalogue.ts';

/** Widths a picture is available in, CSS px of the look (slides of 246 and 334, thumbnails) and their doubles. */
export const WIDTHS = [160, 246, 334, 492, 668, 1000] as const;
export type Width = (typeof WIDTHS)[number];

/** Formats a picture is available in, the smallest first. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** One form of a picture: its name under the backend's `media`, and what is wanted of it. */
export interface ImageForm {
  src: string;
  width: Width;
  format: Format;
}

/** Words of letters, digits, dots, dashes and underscores, none beginning with a dot: no path leads out. */
const SRC = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*){0,5}$/i;
const SRC_LENGTH = 240;
const FORM = new RegExp(`^/media/(.+)-(${WIDTHS.join('|')})\\.(${FORMATS.join('|')})$`);

/** Address of a form on every host: `/media/{src}-{width}.{format}`. */
export function imageAddress({ src, width, format }: ImageForm): string {
  return `/media/${src}-${width}.${format}`;
}

/** Whether a text can be the name of a picture: a path below the backend's `media`. */
export function isImageSrc(src: string): boolean {
  return src.length <= SRC_LENGTH && SRC.test(src);
}

/** Reads a path; undefined for a width or format that is not offered and for a name that cannot be one. */
export function readImageAddress(path: string): ImageForm | undefined {
  const [, src = '', width, format] = FORM.exec(path) ?? [];
  if (!isImageSrc(src)) return undefined;
  return { src, width: Number(width) as Width, format: format as Format };
}

/** Of the widths offered those that a picture of a given number of pixels has; the least of them when it is smaller. */
export function widthsOf(pixels: number, offered: readonly Width[] = WIDTHS): Width[] {
  const had = offered.filter((width) => width <= pixels);
  return had.length > 0 ? had : offered.slice(0, 1);
}

/** The largest form, for search engines and shared links. */
export function largestImage({ src, width }: Pick<Picture, 'src' | 'width'>): string {
  return imageAddress({ src, width: widthsOf(width).at(-1) ?? 160, format: 'webp' });
}
