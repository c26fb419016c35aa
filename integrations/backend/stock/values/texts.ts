import { Mistake, quoted } from '../mistake.ts';

/** HTML: a tag, a comment or an entity. "<15 %" is not HTML. */
const MARKUP = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{2,6}|#x[0-9a-f]{2,5});/i;

/** Parses a text of one line. */
export function line(most: number): (text: string) => string {
  return (text) => {
    const read = withoutMarkup(text).replace(/\s+/g, ' ');
    if (read.length > most) throw new Mistake(`is longer than ${most} characters; shorten it`);
    return read;
  };
}

/** Parses a plain text of several lines. */
export function lines(most: number): (text: string) => string {
  return (text) => {
    const read = withoutMarkup(text);
    if (read.length > most) throw new Mistake(`is longer than ${most} characters; shorten it`);
    return read;
  };
}

function withoutMarkup(text: string): string {
  const found = MARKUP.exec(text);
  if (found)
    throw new Mistake(`has HTML (${quoted(found[0])}); write plain text, an empty line parts paragraphs`);
  return text;
}

/** Parses a stock number. File names of photographs contain it, and people type it in a terminal. */
export function stockNumber(text: string): string {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._/#-]{0,39}$/u.test(text)) {
    throw new Mistake(
      `${quoted(text)} is not a stock number; expected up to 40 letters, digits, dots, dashes or slashes, such as A-1001`,
    );
  }
  return text;
}
