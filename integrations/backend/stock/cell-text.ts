import { hasControls, readLines } from '@tourbillon/domain/contract/plain-text.ts';
import { Mistake } from './mistake.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The most characters of a cell. */
const MOST_CHARACTERS = 20_000;

/** What a spreadsheet takes for a formula: also in its wide forms. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

/** An export makes a text of what would be a formula, by an apostrophe; the import takes it off again. */
const NEUTRALISED = /^'(?=\s*[=+\-@＝＋－＠])/u;

/**
 * The text of a cell.
 * @param bytes a character is one byte. @throws Mistake when it is too long, no UTF-8, a formula, or has controls.
 */
export function cellText(bytes: string): string {
  if (bytes.length > MOST_CHARACTERS * 4) throw tooLong();
  const text = decoded(bytes);
  if (FORMULA.test(text)) {
    throw new Mistake(
      `begins with "${text.trimStart().charAt(0)}", which spreadsheets take for a formula; put an apostrophe (') before it if it is a text`,
    );
  }
  return plainText(text.replace(NEUTRALISED, ''));
}

/** A text without what nobody sees. @throws Mistake when it is too long, or has controls. */
export function plainText(text: string): string {
  if (text.length > MOST_CHARACTERS) throw tooLong();
  const clean = readLines(text);
  if (hasControls(clean)) throw new Mistake('has invisible control characters; type the text again');
  return clean;
}

function decoded(bytes: string): string {
  // Nearly all cells are ASCII, which needs no decoding.
  if (/^[\u0000-\u007f]*$/.test(bytes)) return bytes;
  try {
    return decoder.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    throw new Mistake('is not UTF-8; save the file as "CSV UTF-8"');
  }
}

function tooLong(): Mistake {
  return new Mistake(`is longer than ${MOST_CHARACTERS.toLocaleString('en')} characters; shorten it`);
}
