/** Path from the root of a JSON document to a value: object keys and array indices. */
export type JsonPath = readonly (string | number)[];

/** JSON tokens; a string is one token. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * The line (from 1) of a value in a JSON text, or of the nearest existing ancestor.
 * @param text valid JSON.
 */
export function lineOfJson(text: string, path: JsonPath): number {
  const tokens = [...text.matchAll(TOKENS)];
  let at = 0;
  const word = () => tokens[at]?.[0] ?? '';
  const offset = () => tokens[at]?.index ?? text.length;

  /** Skips the value that begins here. */
  const skip = () => {
    let depth = 0;
    do {
      if (word() === '{' || word() === '[') depth += 1;
      if (word() === '}' || word() === ']') depth -= 1;
      at += 1;
    } while (depth > 0 && at < tokens.length);
  };

  let found = offset();
  for (const step of path) {
    const isObject = word() === '{';
    if (!isObject && word() !== '[') break;
    at += 1;
    let isThere = false;
    for (let place = 0; at < tokens.length && word() !== '}' && word() !== ']'; place += 1) {
      const start = offset();
      const key: unknown = isObject ? JSON.parse(word()) : place;
      if (isObject) at += 2;
      if (key === step) {
        isThere = true;
        found = start;
        break;
      }
      skip();
      if (word() === ',') at += 1;
    }
    if (!isThere) break;
  }
  return lineAt(text, found);
}

/** The line (from 1) of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
