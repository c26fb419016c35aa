import { isImageSrc } from '#src/addresses/image-address.ts';
import { pictureSizes, pictureSources, plainPicture } from './picture-sources.ts';

const IMAGE = /<img\b([^>]*)>/g;
const ATTRIBUTE = /\b(src|alt|width|height)="([^"]*)"/g;

/**
 * Makes the pictures of a text responsive and lazy. Removes pictures without a size, which would cause layout shifts,
 * and pictures that are not from the backend, which are blocked anyway.
 * @param html sanitised by the backend; its `<img>` elements reference originals in `media`.
 */
export function textPictures(html: string): string {
  return html.replace(IMAGE, (_, attributes: string) => {
    const {
      src = '',
      alt,
      width,
      height,
    } = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value] as const),
    ) as Partial<Record<string, string>>;
    const size = { width: Number(width), height: Number(height) };
    if (!isImageSrc(src) || alt === undefined || !(size.width > 0) || !(size.height > 0)) return '';
    const picture = { src, ...size, placeholder: null };
    return (
      `<picture><source type="image/avif" srcset="${pictureSources(picture, 'text')}" sizes="${pictureSizes(picture, 'text')}">` +
      `<img class="text-picture" src="${plainPicture(picture, 'text')}" alt="${alt}"` +
      ` width="${size.width}" height="${size.height}" loading="lazy" decoding="async"></picture>`
    );
  });
}
