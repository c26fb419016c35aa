import sharp, { type OverlayOptions } from 'sharp';

/** The background of cards in the light scheme. */
const PLATE = '#efebe2';

/** Layout of a sheet. */
export interface Layout {
  columns: number;
  /** Width of one picture in pixels; its height is 6/5 of it. */
  width: number;
}

/** Makes a WebP with drawings side by side. */
export async function contactSheet(svgs: readonly string[], { columns, width }: Layout): Promise<Buffer> {
  const height = Math.round(width * 1.2);
  const pictures: OverlayOptions[] = [];
  for (const [index, svg] of svgs.entries()) {
    const input = await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
    pictures.push({ input, left: (index % columns) * width, top: Math.floor(index / columns) * height });
  }
  const rows = Math.ceil(svgs.length / columns);
  const sheet = sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: PLATE },
  });
  return sheet.composite(pictures).webp({ quality: 72, effort: 6 }).toBuffer();
}
