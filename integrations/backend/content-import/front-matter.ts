import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { DATA_BLOCKS, DATA_PLACE, readDataBlock } from '../content-store/data-blocks.ts';
import { ContentMistakes, issueMistake, type Mistake } from './content-mistakes.ts';

/** A text file with its front matter. */
export interface FrontMatter {
  facts: Record<string, string>;
  /** Line of each key, and the first line of the body; from 1. */
  lines: { facts: Record<string, number>; body: number };
  body: string;
}

const FENCE = /^---\s*$/;

/**
 * Splits a file into its block of `key: value` lines between two `---` lines, and the body after it. A key ends at
 * the first colon. The value is the rest of the line, trimmed, or a YAML string if quoted. Unlike in YAML, colons and
 * number signs need no quotes, because texts of editors often contain them.
 * @throws ContentMistakes when there is no block, a line of it has no colon, a key occurs twice or a quote is not
 * closed.
 */
export function parseFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (!FENCE.test(lines[0] ?? '')) {
    throw new ContentMistakes([{ line: 1, code: 'no_opening', values: {} }]);
  }
  if (end < 0) {
    throw new ContentMistakes([{ line: 1, code: 'not_closed', values: {} }]);
  }
  const mistakes: Mistake[] = [];
  const facts: Record<string, string> = {};
  const places: Record<string, number> = {};
  for (const [index, line] of lines.slice(1, end).entries()) {
    if (line.trim() === '') continue;
    const place = index + 2;
    const wrong = (code: Mistake['code'], values: Record<string, string>, field?: string) =>
      mistakes.push({ line: place, code, values, ...(field !== undefined && { field }) });
    const colon = line.indexOf(':');
    const key = line.slice(0, colon).trim();
    if (colon < 1) wrong('not_key_value', { text: line.trim() });
    else if (key in facts) wrong('twice', { name: `"${key}"` }, key);
    else {
      const value = readValue(line.slice(colon + 1).trim());
      if (value === undefined) wrong('open_quote', { name: `"${key}"` }, key);
      facts[key] = value ?? '';
      places[key] = place;
    }
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  const rest = lines.slice(end + 1);
  const blank = rest.findIndex((line) => line.trim() !== '');
  return {
    facts,
    lines: { facts: places, body: end + 2 + Math.max(blank, 0) },
    body: rest.join('\n').trim(),
  };
}

/**
 * An unquoted value, or the content of the quotes; undefined when a quote is not closed. A quoted beginning of a
 * longer text stays unchanged, and so does a single apostrophe: `'90s watches`.
 */
function readValue(text: string): string | undefined {
  if (!/^['"]/.test(text)) return text;
  const { contents, errors } = parseDocument(text, { schema: 'failsafe' });
  if (text.startsWith('"') && errors.some(({ code }) => code === 'MISSING_CHAR')) return undefined;
  return errors.length > 0 ? text : String(contents);
}

/**
 * Validates front matter with a schema.
 * @throws ContentMistakes with the line of each mistake; a missing key is reported at the first line.
 */
export function readFacts<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  { facts, lines }: FrontMatter,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const known = Object.keys(schema.entries);
  const mistakes: Mistake[] = Object.keys(facts)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      line: lines.facts[key] ?? 1,
      code: 'unknown_fact' as const,
      values: { name: `"${key}"`, known: known.join(', ') },
      field: key,
    }));
  const parsed = v.safeParse(schema, facts, { abortPipeEarly: true });
  for (const issue of parsed.issues ?? []) {
    const key = String(issue.path?.[0]?.key ?? '');
    mistakes.push(issueMistake(issue, `"${key}"`, { line: lines.facts[key] ?? 1, field: key }));
  }
  if (!parsed.success || mistakes.length > 0) throw new ContentMistakes(mistakes);
  return parsed.output;
}

/** Checks a body for forbidden elements (content/README.md). @throws ContentMistakes with the line of each. */
export function checkBody({ body, lines }: FrontMatter): void {
  const mistakes: Mistake[] = [];
  let isCode = false;
  for (const [index, line] of body.split('\n').entries()) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) continue;
    const at = { line: lines.body + index };
    for (const [word] of line.matchAll(DATA_PLACE)) {
      // A block that shares its paragraph would be printed as it is written.
      if (line.trim() === word && readDataBlock(word)) continue;
      const known = Object.entries(DATA_BLOCKS).map(([name, words]) => ['{data', name, ...words].join(' '));
      mistakes.push({ ...at, code: 'unknown_block', values: { word, known: `${known.join('}, ')}}` } });
    }
    if (/^#\s/.test(line)) mistakes.push({ ...at, code: 'first_heading', values: {} });
    for (const [, address = ''] of line.matchAll(/\]\((\/[^)\s]*)/g)) {
      const path = address.split(/[?#]/)[0] ?? '';
      const isWhole = path.endsWith('/') || /\.[a-z0-9]+$/i.test(path);
      if (!isWhole) mistakes.push({ ...at, code: 'link_slash', values: { link: address } });
    }
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
}
