/** Longest side of a placeholder in pixels, and its quality. The result is about 150 bytes. */
const PLACEHOLDER = { side: 20, quality: 30 } as const;

/** Size of a JPEG in pixels, and the placeholder that is shown while it loads. */
export interface JpegFacts {
  width: number;
  height: number;
  /** A data URL. */
  placeholder: string;
}

/**
 * Measures a re-encoded or stripped JPEG. It decodes the whole file, at one eighth of its size. @throws when it is
 * not a picture, or is truncated.
 */
export async function measureJpeg(jpeg: Buffer): Promise<JpegFacts> {
  // Loaded on demand: the backend usually runs without importing a photograph.
  const { default: sharp } = await import('sharp');
  const picture = () => sharp(jpeg, { failOn: 'truncated', sequentialRead: true });
  const { width, height } = await picture().metadata();
  const small = await picture()
    .resize({ width: PLACEHOLDER.side, height: PLACEHOLDER.side, fit: 'inside' })
    .blur(0.6)
    .webp({ quality: PLACEHOLDER.quality, smartSubsample: false, effort: 6 })
    .toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}
