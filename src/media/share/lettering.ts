import letters from './letters.json' with { type: 'json' };

/** Output of `npm run fonts`: glyph outlines of our serif, so that no font has to be installed. */
const { em, glyphs, kerning } = letters as unknown as {
  em: number;
  glyphs: Record<string, [advance: number, d: string]>;
  kerning: Record<string, number>;
};

/** The drawable characters of a text. An accent or a character without a glyph is dropped. */
function drawable(text: string): string[] {
  return [...text.normalize('NFC').replace(/\s+/gu, ' ')].flatMap((one) => {
    if (glyphs[one]) return one;
    const [bare = ''] = one.normalize('NFD');
    return glyphs[bare] ? bare : [];
  });
}

/** Width of a line of text. @param size of an em; the result has the same unit. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  let before = '';
  for (const one of drawable(text)) {
    width += (glyphs[one]?.[0] ?? 0) + (kerning[before + one] ?? 0);
    before = one;
  }
  return (width * size) / em;
}

/** A line of text as SVG paths. @param x start of the line. @param y baseline. */
export function drawLine(text: string, x: number, y: number, size: number, fill: string): string {
  let at = 0;
  let before = '';
  let paths = '';
  for (const one of drawable(text)) {
    const [advance, d] = glyphs[one] ?? [0, ''];
    at += kerning[before + one] ?? 0;
    if (d) paths += `<path transform="translate(${at} 0)" d="${d}"/>`;
    at += advance;
    before = one;
  }
  const scale = (size / em).toFixed(4);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} -${scale})">${paths}</g>`;
}
