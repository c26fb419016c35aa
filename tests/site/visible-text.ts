import sanitize from 'sanitize-html';

const SPOKEN = /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g;

/**
 * The text of a page in its own language: text and spoken attributes, without scripts and parts marked as another
 * language.
 */
export function visibleText(html: string, lang: string): string {
  return visiblePieces(html, lang).join(' ');
}

/** The same in pieces: each run of text between two tags, and each spoken attribute. */
export function visiblePieces(html: string, lang: string): string[] {
  const own = sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, attribs }) =>
      ['script', 'style', 'link'].includes(tag) || (attribs.lang !== undefined && attribs.lang !== lang),
  });
  const spoken = [...own.matchAll(SPOKEN)].map((match) => match[1]);
  const pieces = [...own.split(/<[^>]*>/), ...spoken].map((piece = '') => piece.replace(/\s+/g, ' ').trim());
  return pieces.filter((piece) => piece !== '');
}
