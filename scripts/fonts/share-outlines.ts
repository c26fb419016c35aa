import { Blob, Buffer as Text, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The weight of small display text, which stays readable in a thumbnail. */
const WEIGHT = 600;

/** Smaller kerning is invisible. In units of the typeface; an em has a thousand. */
const LEAST_KERNING = 6;

/** Outlines of a typeface as `src/media/share` takes them: whole units, the baseline at zero, y upwards. */
export interface Outlines {
  /** Units of an em. */
  em: number;
  /** By character: its advance width and its outline. */
  glyphs: Record<string, [advance: number, d: string]>;
  /** By pair of characters: the change of their distance; negative values are closer. */
  kerning: Record<string, number>;
}

/**
 * Outlines of characters with their kerning.
 * @param files the typeface's files, one for each script; there is no kerning between files.
 */
export async function shareOutlines(files: readonly Uint8Array[], characters: string): Promise<Outlines> {
  const outlines: Outlines = { em: 1000, glyphs: {}, kerning: {} };
  // Format characters, such as marks of writing direction, have no outline.
  const drawn = [...characters].filter((one) => !/\p{Cf}/u.test(one));
  for (const file of files) {
    const font = await fixedWeight(file, characters);
    const own = drawn.filter((one) => font.nominal(one) && !(one in outlines.glyphs));
    outlines.em = font.em;
    for (const one of own) outlines.glyphs[one] = [font.advance(one), font.outline(one)];
    for (const left of own) {
      for (const right of own) {
        const kerning = font.advance(left + right) - font.advance(left) - font.advance(right);
        if (Math.abs(kerning) >= LEAST_KERNING) outlines.kerning[left + right] = kerning;
      }
    }
  }
  return outlines;
}

/** A variable font, reduced to one weight. */
async function fixedWeight(file: Uint8Array, characters: string) {
  const settings = {
    targetFormat: 'truetype' as const,
    keepFeatures: ['kern', 'lnum'],
    variationAxes: { wght: WEIGHT },
  };
  const face = new Face(new Blob(new Uint8Array(await subsetFont(file, characters, settings)).buffer));
  const font = new Font(face);
  const glyphs = (text: string) => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    // Figures as high as capitals: references and years are among words.
    shape(font, buffer, [new Feature('lnum', 1)]);
    return buffer.getGlyphInfosAndPositions();
  };
  return {
    em: face.upem,
    nominal: (one: string) => (glyphs(one)[0]?.codepoint ?? 0) > 0,
    advance: (text: string) => glyphs(text).reduce((sum, glyph) => sum + (glyph.xAdvance ?? 0), 0),
    outline: (one: string) =>
      font
        .glyphToPath(glyphs(one)[0]?.codepoint ?? 0)
        .replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure)))),
  };
}
