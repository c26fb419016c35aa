/** Longest side of a placeholder, pixels, and its quality: some 150 bytes. */
const SMALL = { side: 20, quality: 30 } as const;

/** Pixels of a JPEG, and what is seen until it is there. */
export interface JpegFacts {
  width: number;
  height: number;
  /** A data address. */
  placeholder: string;
}

/**
 * Measures a JPEG that was made or stripped. It is read to its end, at an eighth of its size. @throws when it is no picture, or breaks off.
 */
export async function measureJpeg(jpeg: Buffer): Promise<JpegFacts> {
  // Most starts of the backend take in no photograph at all.
  const { default: sharp } = await import('sharp');
  const picture = () => sharp(jpeg, { failOn: 'truncated', sequentialRead: true });
  const { width, height } = await picture().metadata();
  const small = await picture()
    .resize({ width: SMALL.side, height: SMALL.side, fit: 'inside' })
    .blur(0.6)
    .webp({ quality: SMALL.quality, smartSubsample: false, effort: 6 })
    .toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}
