import sharp from 'sharp';
import { CARD, type ShareText } from '../../addresses/share-image-address.ts';
import { drawCard, PICTURE } from './draw-card.ts';

/** Pixels an original may have, as for all pictures. */
const PIXELS = 50_000_000;

/** Ground of a picture that has transparent parts: the plate of the look. */
const PLATE = '#efebe2';

/**
 * Makes the picture of a shared link: a JPEG, which every network takes.
 * @param original the page's own picture; it fills its place, cut where it is wider or higher.
 * @throws when it is no picture.
 */
export async function encodeCard(text: ShareText, original: Uint8Array | undefined): Promise<Buffer> {
  const drawing = sharp(Buffer.from(drawCard(text, original !== undefined)));
  if (original) {
    const { width, height } = PICTURE;
    const image = await sharp(original, { limitInputPixels: PIXELS, autoOrient: true })
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: PLATE })
      .png({ compressionLevel: 1 })
      .toBuffer();
    drawing.composite([{ input: image, left: PICTURE.left, top: PICTURE.top }]);
  }
  return drawing.resize(CARD.width, CARD.height).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}
