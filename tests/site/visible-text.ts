import { decodeText } from './head.ts';

const SPOKEN = /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g;

/** Parts without words of the page. */
const UNREAD = /<(script|style)\b[\s\S]*?<\/\1>|<link\b[^>]*>|<!doctype[^>]*>|<!--[\s\S]*?-->/gi;

/** A tag with its name and attributes, or a run of text. */
const TOKEN = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+/gi;

/** Elements without an end. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * The text of a page in its own language: text and spoken attributes, without scripts and parts marked as another
 * language.
 */
export function visibleText(html: string, lang: string): string {
  return visiblePieces(html, lang).join(' ');
}

/** The same in pieces: each run of text between two tags, and each spoken attribute. */
export function visiblePieces(html: string, lang: string): string[] {
  const pieces: string[] = [];
  // The element in another language that is left out, and how many of its name are open within it.
  let foreign = '';
  let depth = 0;
  for (const [text, end, name, attributes = ''] of html.replaceAll(UNREAD, '').matchAll(TOKEN)) {
    if (name === undefined) {
      if (depth === 0) pieces.push(text);
    } else if (depth > 0) {
      if (name === foreign && !attributes.endsWith('/')) depth += end ? -1 : 1;
    } else if (!end) {
      const [, own = lang] = /\slang="([^"]*)"/.exec(attributes) ?? [];
      if (own === lang) pieces.push(...[...attributes.matchAll(SPOKEN)].map(([, spoken = '']) => spoken));
      else if (!VOID.test(name)) [foreign, depth] = [name, 1];
    }
  }
  return pieces.map((piece) => decodeText(piece).replace(/\s+/g, ' ').trim()).filter((piece) => piece !== '');
}
