/** A character that V8 cannot hold in one byte. Code of a bundle has these in strings, templates and patterns only. */
const WIDE = /[\u0100-\uffff]/g;

/** Characters of an escape, `\uffff`. */
const ESCAPE_LENGTH = 6;

/**
 * Writes the characters of a chunk that need two bytes as escapes, when it then takes less memory. V8 keeps the source
 * of a module as long as it runs, with two bytes for each character if a single one needs them.
 * @param code of a chunk, without names of variables and `String.raw` texts in such characters.
 * @returns undefined when the chunk stays as it is: it has no such characters, or so many that escapes take more.
 */
export function escapeWide(code: string): string | undefined {
  const wide = code.match(WIDE)?.length ?? 0;
  if (wide === 0 || code.length + wide * (ESCAPE_LENGTH - 1) >= code.length * 2) return undefined;
  return code.replace(WIDE, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
