import { widthOf } from './lettering.ts';

/** A text that is broken into lines. */
export interface Setting {
  size: number;
  lines: string[];
}

/** Font sizes of a title, px, and the most lines for each. Short titles are large. */
const SIZES = [
  { size: 92, most: 2 },
  { size: 78, most: 3 },
  { size: 66, most: 4 },
  { size: 56, most: 5 },
] as const;

/** Finds the largest size at which a title fits. A title that never fits is truncated. @param width of a line, px. */
export function setTitle(text: string, width: number): Setting {
  // A dash stays on the line of the word before it.
  const words = text.trim().split(/ +(?![—–-] )/);
  for (const { size, most } of SIZES) {
    const lines = breakLines(words, width, size);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= width)) {
      return { size, lines: balance(words, width, size, lines.length) };
    }
  }
  const { size, most } = SIZES[SIZES.length - 1] ?? { size: 56, most: 5 };
  return { size, lines: cut(breakLines(words, width, size), most, width, size) };
}

/** Fills lines with words. A word that is wider than a line gets its own line. */
function breakLines(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks the words into the same number of lines with similar widths, so the last line is not a single word. */
function balance(words: readonly string[], width: number, size: number, count: number): string[] {
  let narrow = 0;
  let wide = width;
  while (wide - narrow > 2) {
    const middle = (narrow + wide) / 2;
    const lines = breakLines(words, middle, size);
    if (lines.length <= count && lines.every((line) => widthOf(line, size) <= width)) wide = middle;
    else narrow = middle;
  }
  return breakLines(words, wide, size);
}

/** The first lines, with an ellipsis at the end. Lines that are too wide are shortened. */
function cut(lines: readonly string[], most: number, width: number, size: number): string[] {
  const cached = lines.slice(0, most).map((line) => shorten(line, width, size, ''));
  if (lines.length > most) cached.push(shorten(`${cached.pop() ?? ''}…`, width, size, '…'));
  return cached;
}

function shorten(line: string, width: number, size: number, end: string): string {
  if (widthOf(line, size) <= width) return line;
  const letters = [...line.slice(0, line.length - end.length)];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
