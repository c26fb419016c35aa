import type { Readable } from 'node:stream';
import sharp from 'sharp';

/** Longer side in pixels: twice the displayed size, for dense screens. */
const SIDE = 400;

/** A thumbnail for lists: JPEG, small enough to load ten on a phone. */
export async function thumbnailOf(photograph: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ failOn: 'none' }).resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
  photograph.on('error', (error) => image.destroy(error)).pipe(image);
  return new Uint8Array(await image.jpeg({ quality: 78 }).toBuffer());
}
