import sharp from 'sharp';
import { PALETTES } from '@tourbillon/domain/look/palette.ts';
import type { Look } from '../../addresses/look-address.ts';
import { CARD, type ShareText } from '../../addresses/share-image-address.ts';
import { drawCard, PICTURE } from './draw-card.ts';

/** Most pixels of an original, as for all pictures. */
const MAX_PIXELS = 50_000_000;

/**
 * Encodes the picture of a shared link as JPEG, which every social network accepts.
 * @param original the page's own picture. It fills its area and is cropped if necessary.
 * @param look the shop's own. @throws when the original is not a picture.
 */
export async function encodeCard(
  text: ShareText,
  original: Uint8Array | undefined,
  look?: Look,
): Promise<Buffer> {
  const drawing = sharp(Buffer.from(drawCard(text, original !== undefined, look)));
  if (original) {
    const { width, height } = PICTURE;
    const image = await sharp(original, { limitInputPixels: MAX_PIXELS, autoOrient: true })
      .resize({ width, height, fit: 'cover' })
      .flatten({ background: (look?.colours ?? PALETTES).light.plate })
      .png({ compressionLevel: 1 })
      .toBuffer();
    drawing.composite([{ input: image, left: PICTURE.left, top: PICTURE.top }]);
  }
  return drawing.resize(CARD.width, CARD.height).jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
}
