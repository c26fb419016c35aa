import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Heading } from '../database/schema/content.ts';

/** What a text may consist of; everything else is taken out, so that stored HTML may be shown as it is. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'code', 'br', 'hr', 'sup', 'sub',
    'table', 'thead', 'tbody', 'tr', 'th', 'td',
  ], // prettier-ignore
  allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'], h4: ['id'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
};

/** Markdown as sanitised HTML, and its headings of the second level. Headings get ids after their words. */
export function renderMarkdown(text: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const words = plainText(inner);
        const id = headingId(words, taken);
        if (depth === 2) headings.push({ id, text: words });
        return `<h${depth} id="${id}">${inner}</h${depth}>\n`;
      },
    },
  });
  const html = sanitizeHtml(marked.parse(text, { async: false }), ALLOWED).trim();
  return { html, headings };
}

/** An id made of the heading's own words: it stays when other headings come or go. */
export function headingId(words: string, taken: Set<string>): string {
  const base = words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section'; // prettier-ignore
  let id = base;
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
  taken.add(id);
  return id;
}

function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
