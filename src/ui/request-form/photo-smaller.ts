/** Pixels of the longest side that the shop keeps of a photograph (`integrations/platform/pictures/decoding/make-jpeg.ts`); more are of no use. */
const LONGEST = 4096;

/** Bytes from which making a picture smaller is worth the time. */
const WORTH = 1_000_000;

const QUALITY = 0.9;

/**
 * A photograph made smaller before it is sent, when the person asked for that. What the browser cannot read, or what would
 * become no smaller, is sent as it is.
 */
export async function smaller(file: File): Promise<File> {
  if (file.size < WORTH) return file;
  const made = await madeSmaller(file);
  return made && made.size < file.size ? made : file;
}

/** A photograph as a JPEG of no more pixels than the shop keeps; undefined for what the browser cannot read. */
export async function madeSmaller(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return made ? new File([made], file.name, { type: made.type }) : undefined;
}
