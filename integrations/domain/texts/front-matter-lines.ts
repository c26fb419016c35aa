/** A file of front matter and Markdown, split by lines. */
export interface MatterParts {
  /** Fields in the order of the file; a repeated field is in the list twice. */
  facts: { key: string; value: string }[];
  body: string;
}

const FENCE = /^---\s*$/;

/**
 * Splits a text as the import does: `key: value` lines between two lines of dashes, then the body. A text without
 * such a block is only a body.
 */
export function readMatter(text: string): MatterParts {
  const { lines, end } = linesOf(text);
  if (end < 0) return { facts: [], body: text.trim() };
  const facts = lines.slice(1, end).flatMap((line) => {
    const key = keyOf(line);
    return key === undefined ? [] : [{ key, value: unquoted(line.slice(line.indexOf(':') + 1).trim()) }];
  });
  return {
    facts,
    body: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  };
}

/** The body while it is being typed, with trailing spaces and lines, which the import removes. */
export function bodyAsTyped(text: string): string {
  const { lines, start } = linesOf(text);
  const after = lines.slice(start);
  if (after.at(-1) === '') after.pop();
  return after.join('\n');
}

/** The line of that body, from 1, which a line of the file is; null for a line of the front matter. */
export function lineOfBody(text: string, line: number): number | null {
  const { start } = linesOf(text);
  return line > start ? line - start : null;
}

/** The value of a field; undefined when it is absent. */
export function factOf(text: string, key: string): string | undefined {
  return readMatter(text).facts.find((fact) => fact.key === key)?.value;
}

/**
 * Changes fields and keeps every other line: order, empty lines and quotes stay. A new field is added after the last
 * one.
 * @param changes values by key; null removes a field.
 */
export function setFacts(text: string, changes: Readonly<Record<string, string | null>>): string {
  const { lines, end } = linesOf(text);
  if (end < 0) return setFacts(`---\n---\n\n${text.trim()}\n`, changes);
  const rest = new Map(Object.entries(changes));
  const head = lines.slice(1, end).flatMap((line) => {
    const key = keyOf(line);
    const value = key === undefined ? undefined : rest.get(key);
    if (key === undefined || value === undefined) return [line];
    rest.delete(key);
    if (value === null) return [];
    const same = unquoted(line.slice(line.indexOf(':') + 1).trim()) === value;
    return [same ? line : `${key}: ${quoted(value)}`];
  });
  const added = [...rest].flatMap(([key, value]) => (value === null ? [] : [`${key}: ${quoted(value)}`]));
  return [lines[0] ?? '---', ...head, ...added, ...lines.slice(end)].join('\n');
}

/** Replaces the body after the front matter. */
export function setBody(text: string, body: string): string {
  const { lines, end } = linesOf(text);
  if (bodyAsTyped(text) === body) return text;
  const head = end < 0 ? [] : [...lines.slice(0, end + 1), ''];
  return `${[...head, body].join('\n')}\n`;
}

/** The lines of a text; the index of the second fence, or -1; the index at which the body starts. */
function linesOf(text: string): { lines: string[]; end: number; start: number } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = FENCE.test(lines[0] ?? '')
    ? lines.findIndex((line, index) => index > 0 && FENCE.test(line))
    : -1;
  const hasGap = end >= 0 && lines[end + 1] === '';
  return { lines, end, start: end + (hasGap ? 2 : 1) };
}

function keyOf(line: string): string | undefined {
  const colon = line.indexOf(':');
  return colon < 1 ? undefined : line.slice(0, colon).trim();
}

/** The content of a value without its quotes, if it is fully quoted. */
function unquoted(value: string): string {
  if (/^"(?:[^"\\]|\\.)*"$/.test(value)) {
    try {
      return JSON.parse(value) as string;
    } catch {
      return value;
    }
  }
  return /^'(?:[^']|'')*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value;
}

/** A value on one line, quoted when it would otherwise be read differently. */
function quoted(value: string): string {
  const line = value.replaceAll(/\s*\n\s*/g, ' ');
  return /^['"]|^\s|\s$/.test(line) ? JSON.stringify(line) : line;
}
