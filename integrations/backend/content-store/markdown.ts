import { Marked, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Heading } from '../database/schema/content.ts';
import type { TextPicture } from './text-picture.ts';

/** The allowed HTML. Everything else is removed, so that stored HTML can be shown without further checks. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'code', 'br', 'hr', 'sup', 'sub',
    'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'img', 'figcaption',
  ], // prettier-ignore
  allowedAttributes: {
    a: ['href'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    ol: ['start'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedClasses: { th: ['drawn'], td: ['drawn'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
};

/**
 * Converts Markdown into sanitised HTML, and returns its second-level headings. The ids of headings are derived from
 * their words.
 * @param pictures by the name in the text, each in its own paragraph; unknown pictures are left out.
 */
export function renderMarkdown(
  text: string,
  pictures: ReadonlyMap<string, TextPicture> = new Map(),
): { html: string; headings: Heading[] } {
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
      // A column aligned right is drawn as well as written (content/README.md).
      tablecell({ tokens, header, align }) {
        const tag = header ? 'th' : 'td';
        const mark = align === 'right' ? ' class="drawn"' : '';
        return `<${tag}${mark}>${this.parser.parseInline(tokens)}</${tag}>\n`;
      },
      paragraph({ tokens }) {
        const [only, ...others] = tokens;
        const figure =
          only?.type === 'image' && others.length === 0 ? figureOf(only as Tokens.Image, pictures) : '';
        return figure || `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
    },
  });
  const known = new Set([...pictures.values()].map(({ src }) => src));
  const exclusiveFilter = ({ tag, attribs }: sanitizeHtml.IFrame) =>
    tag === 'img' && !known.has(attribs.src ?? '');
  const html = sanitizeHtml(marked.parse(text, { async: false }), { ...ALLOWED, exclusiveFilter }).trim();
  return { html, headings };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}

/** A picture with its caption. */
function figureOf({ href, text, title }: Tokens.Image, pictures: ReadonlyMap<string, TextPicture>): string {
  const picture = pictures.get(href);
  if (!picture) return '';
  const { src, width, height } = picture;
  const image = `<img src="${src}" alt="${escapeText(text)}" width="${width}" height="${height}">`;
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : '';
  return `<figure>${image}${caption}</figure>\n`;
}

/** An id derived from the heading's words, so it does not change when other headings are added or removed. */
function headingId(words: string, taken: Set<string>): string {
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
