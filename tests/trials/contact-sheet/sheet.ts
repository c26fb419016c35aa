import sharp, { type OverlayOptions } from 'sharp';

/** A drawing, and the lines under it. */
export interface Print {
  svg: string;
  caption?: readonly string[];
}

/** The background of cards in the light scheme. */
const PLATE = '#efebe2';

/** Layout of a sheet. */
export interface Layout {
  columns: number;
  /** Width of one picture in pixels; its height is 6/5 of it. */
  width: number;
}

/** Height of a line of a caption in pixels. */
const LINE = 13;

/** Makes a picture with drawings side by side. @param format of its file. */
export async function contactSheet(
  prints: readonly Print[],
  { columns, width }: Layout,
  format: 'webp' | 'png' = 'webp',
): Promise<Buffer> {
  const height = Math.round(width * 1.2);
  const pitch = height + LINE * Math.max(...prints.map(({ caption }) => caption?.length ?? 0));
  const pictures: OverlayOptions[] = [];
  for (const [index, { svg, caption }] of prints.entries()) {
    const input = await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
    const [left, top] = [(index % columns) * width, Math.floor(index / columns) * pitch];
    pictures.push({ input, left, top });
    if (caption) pictures.push({ input: captionOf(caption, width), left, top: top + height });
  }
  const rows = Math.ceil(prints.length / columns);
  const sheet = sharp({
    create: { width: columns * width, height: rows * pitch, channels: 3, background: PLATE },
  }).composite(pictures);
  return format === 'png' ? sheet.png().toBuffer() : sheet.webp({ quality: 72, effort: 6 }).toBuffer();
}

function captionOf(lines: readonly string[], width: number): Buffer {
  const escaped = lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  const texts = escaped.map((line, index) => `<text x="4" y="${(index + 0.8) * LINE}">${line}</text>`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${lines.length * LINE}" font-family="sans-serif" font-size="10">${texts.join('')}</svg>`,
  );
}
