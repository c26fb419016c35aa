import { widthOf } from './lettering.ts';

/** A text set in lines. */
export interface Setting {
  size: number;
  lines: string[];
}

/** Sizes of a title, px, and how many lines each may take: short titles are large. */
const SIZES = [
  { size: 92, most: 2 },
  { size: 78, most: 3 },
  { size: 66, most: 4 },
  { size: 56, most: 5 },
] as const;

/** Sets a title as large as it fits; one that never fits is cut after a word. @param width of a line, px. */
export function setTitle(text: string, width: number): Setting {
  // A dash stays with the word before it.
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

/** Fills lines with words; a word wider than a line has one of its own. */
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

/** The same words in as many lines of about the same width: no orphan at the end. */
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

/** The first lines, the last of them ending in dots; no line is left wider than it may be. */
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
