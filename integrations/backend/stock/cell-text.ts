import { hasControls, readLines } from '@tourbillon/domain/contract/plain-text.ts';
import { Mistake } from './mistake.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Maximum number of characters of a cell. */
const MOST_CHARACTERS = 20_000;

/** Beginnings that a spreadsheet treats as a formula, also with full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

/** The apostrophe that an export adds before a formula. The import removes it. */
const NEUTRALISED = /^'(?=\s*[=+\-@＝＋－＠])/u;

/**
 * Decodes and checks the text of a cell.
 * @param bytes one character per byte.
 * @throws Mistake when it is too long, not UTF-8, a formula, or has control characters.
 */
export function cellText(bytes: string): string {
  if (bytes.length > MOST_CHARACTERS * 4) throw tooLong();
  const text = decodeUtf8(bytes);
  if (FORMULA.test(text)) {
    throw new Mistake(
      `begins with "${text.trimStart().charAt(0)}", which spreadsheets take for a formula; put an apostrophe (') before it if it is a text`,
    );
  }
  return plainText(text.replace(NEUTRALISED, ''));
}

/** Removes invisible characters from a text. @throws Mistake when it is too long, or has control characters. */
export function plainText(text: string): string {
  if (text.length > MOST_CHARACTERS) throw tooLong();
  const clean = readLines(text);
  if (hasControls(clean)) throw new Mistake('has invisible control characters; type the text again');
  return clean;
}

function decodeUtf8(bytes: string): string {
  // Fast path: nearly all cells are ASCII.
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
