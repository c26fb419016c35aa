import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐ'];

/** The weight of small display text. */
const WEIGHT = 600;

/** An outline as `monograms/draw-monogram.ts` takes it: whole units of the typeface, the baseline at zero. */
export interface Outline {
  d: string;
  left: number;
  right: number;
  height: number;
}

/** Outlines of the capitals of both scripts. @param files the typeface's files, one for each script. */
export async function capitalOutlines(files: readonly Uint8Array[]): Promise<Record<string, Outline>> {
  const fonts = await Promise.all(files.map(fixedWeight));
  return Object.fromEntries(
    CAPITALS.map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
      if (!font) throw new Error(`No file has ${letter}`);
      const { path } = font.glyphForCodePoint(code);
      const { minX, maxX, maxY } = path.bbox;
      const d = path.toSVG().replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure))));
      return [letter, { d, left: Math.round(minX), right: Math.round(maxX), height: Math.round(maxY) }];
    }),
  );
}

/** A variable font, reduced to one weight. */
async function fixedWeight(file: Uint8Array): Promise<Font> {
  const settings = { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } } as const;
  const font = create(Buffer.from(await subsetFont(file, CAPITALS.join(''), settings)));
  if (font.isCollection) throw new Error('One typeface a file was expected');
  return font;
}
