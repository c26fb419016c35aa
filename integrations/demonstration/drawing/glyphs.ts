/**
 * Letters and digits as strokes in a box of 6 by 10, so that no system font is needed. Only absolute M, L, Q and C
 * commands.
 */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M3 0C0.6 0 0.4 3 0.4 5C0.4 7 0.6 10 3 10C5.4 10 5.6 7 5.6 5C5.6 3 5.4 0 3 0',
  '1': 'M1.2 2L3.4 0L3.4 10',
  '2': 'M0.6 2.6C0.6 -0.8 5.4 -0.8 5.4 2.7C5.4 5 2 7 0.5 10L5.6 10',
  '3': 'M0.7 1.6C1.6 -0.7 5.3 -0.4 5.3 2.4C5.3 4.6 3.2 4.8 2.4 4.8C3.6 4.8 5.6 5.2 5.6 7.4C5.6 10.6 1.2 10.8 0.4 8.2',
  '4': 'M4.3 10L4.3 0L0.3 7L6 7',
  '5': 'M5.2 0L1.3 0L0.9 4.6C2.4 3.2 5.6 3.6 5.6 6.8C5.6 10.6 1.2 10.8 0.4 8.4',
  '6': 'M5 1C3.6 -0.8 0.4 0.4 0.4 6C0.4 11.2 5.6 11 5.6 6.9C5.6 3.2 1.4 3.2 0.5 6.4',
  '7': 'M0.5 0L5.6 0C4 3 2.6 6.4 2.2 10',
  '8': 'M3 4.7C0 4.4 0 0 3 0C6 0 6 4.4 3 4.7C-0.4 5 -0.4 10 3 10C6.4 10 6.4 5 3 4.7',
  '9': 'M1 9C2.4 10.8 5.6 9.6 5.6 4C5.6 -1.2 0.4 -1 0.4 3.1C0.4 6.8 4.6 6.8 5.5 3.6',
  A: 'M0 10L3 0L6 10M1 6.8L5 6.8',
  B: 'M0.6 0L0.6 10L3 10C6.4 10 6.4 4.8 3 4.8L0.6 4.8M0.6 0L3 0C5.8 0 5.8 4.8 3 4.8',
  C: 'M5.7 1.8C4 -0.9 0.3 -0.4 0.3 5C0.3 10.4 4 10.9 5.7 8.2',
  D: 'M0.6 0L0.6 10L2.4 10C6.8 10 6.8 0 2.4 0L0.6 0',
  E: 'M5.4 0L0.7 0L0.7 10L5.4 10M0.7 4.8L4.6 4.8',
  F: 'M5.4 0L0.7 0L0.7 10M0.7 4.8L4.6 4.8',
  G: 'M5.6 1.8C4 -0.9 0.3 -0.4 0.3 5C0.3 10.4 5.7 11 5.7 6L5.7 5.4L3.4 5.4',
  H: 'M0.5 0L0.5 10M5.5 0L5.5 10M0.5 4.8L5.5 4.8',
  I: 'M3 0L3 10',
  J: 'M4.6 0L4.6 7C4.6 10.8 0.6 10.8 0.6 7.4',
  K: 'M0.6 0L0.6 10M5.6 0L0.8 5.6M2.2 4.2L5.8 10',
  L: 'M0.8 0L0.8 10L5.4 10',
  M: 'M0 10L0.6 0L3 7L5.4 0L6 10',
  N: 'M0.4 10L0.4 0L5.6 10L5.6 0',
  O: 'M3 0C-0.7 0 -0.7 10 3 10C6.7 10 6.7 0 3 0',
  P: 'M0.7 10L0.7 0L3 0C6.2 0 6.2 5.4 3 5.4L0.7 5.4',
  Q: 'M3 0C-0.7 0 -0.7 10 3 10C6.7 10 6.7 0 3 0M3.6 7.4L5.8 10.6',
  R: 'M0.7 10L0.7 0L3 0C6.2 0 6.2 5.2 3 5.2L0.7 5.2M3 5.2L5.8 10',
  S: 'M5.3 1.6C4 -0.8 0.6 -0.5 0.6 2.4C0.6 5.4 5.6 4.6 5.6 7.6C5.6 10.6 1.4 10.8 0.4 8.2',
  T: 'M0 0L6 0M3 0L3 10',
  U: 'M0.5 0L0.5 6.4C0.5 11.2 5.5 11.2 5.5 6.4L5.5 0',
  V: 'M0 0L3 10L6 0',
  W: 'M-0.4 0L1.4 10L3 2.4L4.6 10L6.4 0',
  X: 'M0.2 0L5.8 10M5.8 0L0.2 10',
  Y: 'M0 0L3 5L6 0M3 5L3 10',
  Z: 'M0.4 0L5.6 0L0.3 10L5.7 10',
  '-': 'M1.4 5.4L4.6 5.4',
  '.': 'M2.8 9.6L3.2 10',
  '&': 'M5.8 10L1.6 3.4C0.4 1.4 1.2 0 2.7 0C4.4 0 4.9 2.2 3.2 3.8C1.4 5.2 0.3 5.8 0.3 7.6C0.3 9.2 1.3 10 2.6 10C4.4 10 5.4 8 5.4 5.8',
  "'": 'M3.2 0L2.8 2.4',
  '\u0300': 'M2 -3L3.4 -1.4',
  '\u0301': 'M4 -3L2.6 -1.4',
  '\u0302': 'M1.6 -1.4L3 -3L4.4 -1.4',
  '\u0308': 'M1.6 -2.2L1.9 -2.2M4.1 -2.2L4.4 -2.2',
  '\u0327': 'M3.2 10L2.6 12.4',
};

/** Widths other than the usual 6, for even spacing. */
const WIDTHS: Readonly<Record<string, number>> = { I: 2.4, '1': 4.6, J: 5, '.': 2, ' ': 4, '-': 5, "'": 2 };

/** Signs that are drawn over the letter before them. */
const ACCENTS: ReadonlySet<string> = new Set(['\u0300', '\u0301', '\u0302', '\u0308', '\u0327']);

/** The letters of a text that can be drawn: accents are signs of their own, typographic apostrophes plain ones. */
export function lettersOf(text: string): string[] {
  return [...text.normalize('NFD').replace(/’/g, "'")].filter(
    (letter) => letter === ' ' || PARSED.has(letter),
  );
}

/** Pieces of a glyph: a command letter, or a pair of co-ordinates. */
const PARSED = new Map(
  Object.entries(STROKES).map(([letter, d]) => [
    letter,
    [...d.matchAll(/([MLQC])|(-?[\d.]+) (-?[\d.]+)/g)].map((piece) =>
      piece[1] ? piece[1] : ([Number(piece[2]), Number(piece[3])] as const),
    ),
  ]),
);

/** The width of a text in glyph units (a capital is 10 high). */
export function textWidth(text: string, spacing = 2): number {
  let width = -spacing;
  for (const letter of lettersOf(text)) {
    if (!ACCENTS.has(letter)) width += (WIDTHS[letter] ?? 6) + spacing;
  }
  return width;
}

/**
 * Path data of a text centred on a point, to be stroked without fill.
 *
 * @param height of a capital, in the units of the drawing
 * @param turn clockwise, in degrees
 */
export function textPath(text: string, x: number, y: number, height: number, turn = 0, spacing = 2): string {
  const scale = height / 10;
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  let left = -textWidth(text, spacing) / 2;
  const unit = height < 4.5 ? 100 : 10;
  let d = '';
  let gap = '';
  let shift = left;
  for (const letter of lettersOf(text)) {
    const accent = ACCENTS.has(letter);
    const width = WIDTHS[letter] ?? 6;
    if (!accent) shift = left - (6 - width) / 2;
    for (const piece of PARSED.get(letter) ?? []) {
      if (typeof piece === 'string') {
        d += piece;
        gap = '';
        continue;
      }
      const px = piece[0] + shift;
      const py = piece[1] - 5;
      d += `${gap}${Math.round((x + px * cos - py * sin) * unit) / unit} ${Math.round((y + px * sin + py * cos) * unit) / unit}`;
      gap = ' ';
    }
    if (!accent) left += width + spacing;
  }
  return d;
}

/** A text along a circle, with the top of each letter outwards, like an engraving on a case back. */
export function textOnCircle(text: string, radius: number, centre: number, height: number): string {
  const scale = height / 10;
  const total = textWidth(text, 3) * scale;
  let along = -total / 2;
  let d = '';
  for (const letter of lettersOf(text).filter((one) => !ACCENTS.has(one))) {
    const width = (WIDTHS[letter] ?? 6) * scale;
    const degrees = centre + ((along + width / 2) / radius) * (180 / Math.PI);
    const angle = (degrees * Math.PI) / 180;
    d += textPath(letter, Math.sin(angle) * radius, -Math.cos(angle) * radius, height, degrees);
    along += width + 3 * scale;
  }
  return d;
}
