/**
 * Longest side of a photograph that the shop stores, pixels (`integrations/platform/pictures/decoding/make-jpeg.ts`).
 */
const MAX_SIDE = 4096;

/** Smaller files are not compressed, bytes. */
const MIN_BYTES = 1_000_000;

const QUALITY = 0.9;

/**
 * Compresses a photograph before upload, if the visitor selected this option. Returns the original if the browser
 * cannot decode it, or if the result is not smaller.
 */
export async function compressPhoto(file: File): Promise<File> {
  if (file.size < MIN_BYTES) return file;
  const made = await encodeAsJpeg(file);
  return made && made.size < file.size ? made : file;
}

/** A photograph as a JPEG of at most the stored size; undefined if the browser cannot decode it. */
export async function encodeAsJpeg(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return made ? new File([made], file.name, { type: made.type }) : undefined;
}
