import type { Readable } from 'node:stream';
import sharp from 'sharp';

/** Pixels of the longer side, sharp on dense screens where it is shown half as large. */
const SIDE = 400;

/** A photograph as a list shows it: JPEG, small enough for ten of them on a phone. */
export async function thumbnailOf(photograph: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ failOn: 'none' }).resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
  photograph.on('error', (error) => image.destroy(error)).pipe(image);
  return new Uint8Array(await image.jpeg({ quality: 78 }).toBuffer());
}
