/** A text file with its facts. */
export interface FrontMatter {
  facts: Record<string, string>;
  body: string;
}

/**
 * Splits a file into its block of `key: value` lines between two `---` lines, and the text after it. A key
 * ends at the first colon; the value is the rest of the line, trimmed, never quoted.
 * @throws when there is no block or a line of it has no colon.
 */
export function parseFrontMatter(text: string): FrontMatter {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text.replace(/^\uFEFF/, ''));
  if (!match) throw new Error('there is no block of facts between two --- lines');
  const facts: Record<string, string> = {};
  for (const line of (match[1] ?? '').split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`the line "${line}" is not "key: value"`);
    facts[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return { facts, body: (match[2] ?? '').trim() };
}
