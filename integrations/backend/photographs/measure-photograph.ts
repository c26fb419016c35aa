/** Longest side of a placeholder, pixels, and its quality: some 150 bytes. */
const SMALL = { side: 20, quality: 30 } as const;

/** Pixels of a cleaned original, and what is seen until it is there. */
export interface PhotographFacts {
  width: number;
  height: number;
  /** A data address. */
  placeholder: string;
}

/** Measures a cleaned original. @throws when it is no picture. */
export async function measurePhotograph(jpeg: Buffer): Promise<PhotographFacts> {
  // Most starts of the backend take in no photograph at all.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(jpeg).metadata();
  const small = await sharp(jpeg)
    .resize({ width: SMALL.side, height: SMALL.side, fit: 'inside' })
    .blur(0.6)
    .webp({ quality: SMALL.quality, smartSubsample: false, effort: 6 })
    .toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}
