import sharp from 'sharp';

/** Pixels of a look: enough to tell a chronograph from a diver, too few for the hair of a hand. */
const SIZE = { width: 30, height: 36 } as const;

/** The ground of cards, in the light scheme. */
const PLATE = '#efebe2';

/** For tests: what is left of a drawing from afar, a byte a channel of each pixel. */
export async function lookOf(svg: string): Promise<Uint8Array> {
  // Drawn larger first: at this size the renderer would drop thin lines instead of paling them.
  const large = await sharp(Buffer.from(svg))
    .resize(150, 180)
    .flatten({ background: PLATE })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = large.info;
  return sharp(large.data, { raw: { width, height, channels } })
    .resize(SIZE.width, SIZE.height)
    .raw()
    .toBuffer();
}

/** How far two looks are apart: the root of the mean squared difference of their bytes, 0 to 255. */
export function apart(one: Uint8Array, other: Uint8Array): number {
  let total = 0;
  for (let index = 0; index < one.length; index += 1) total += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return Math.sqrt(total / one.length);
}
