/**
 * Allowed elements and attributes of a logo: shapes and their paint. Scripts, external resources and styles are not
 * allowed.
 */
const ELEMENTS = 'svg g path circle ellipse rect line polyline polygon title';
const ATTRIBUTES =
  'xmlns viewBox width height id d cx cy r rx ry x y x1 y1 x2 y2 points transform fill stroke stroke-width stroke-linecap ' +
  'stroke-linejoin stroke-miterlimit stroke-dasharray fill-rule clip-rule opacity fill-opacity stroke-opacity';

const ALLOWED = { elements: new Set(ELEMENTS.split(' ')), attributes: new Set(ATTRIBUTES.split(' ')) };
const MOST_BYTES = 20_000;

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads the logo of a shop, an inline SVG: without declaration and comments, with a `viewBox`, shapes only.
 * `currentColor` inherits the text colour of its place.
 * @throws Error that names the forbidden part.
 */
export function readMark(source: string): string {
  if (source.length > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES / 1000} KB`);
  const text = source.replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, '').trim();
  let depth = 0;
  let opened = 0;
  const rest = text.replace(
    TAG,
    (_whole, closes: string, element: string, attributes: string, single: string) => {
      if (!ALLOWED.elements.has(element))
        throw new Error(`<${element}> may not be in it; shapes may: ${ELEMENTS}`);
      if (closes) {
        depth -= 1;
        return '';
      }
      if (depth === 0 && (element !== 'svg' || opened > 0)) throw new Error('it is not one <svg>');
      for (const [, name = '', quoted, single_] of attributes.matchAll(ATTRIBUTE)) {
        const value = quoted ?? single_ ?? '';
        if (!ALLOWED.attributes.has(name)) throw new Error(`the attribute ${name} may not be in it`);
        if (/url\s*\(|&|javascript:/i.test(value)) throw new Error(`${name}="${value}" may not be in it`);
      }
      if (element === 'svg' && !/\sviewBox\s*=/.test(attributes)) throw new Error('its <svg> has no viewBox');
      opened += 1;
      if (!single) depth += 1;
      return '';
    },
  );
  // Between shapes only the text of a title is allowed.
  if (/[<>]/.test(rest)) throw new Error('it is not well-formed');
  if (depth !== 0 || !text.startsWith('<svg')) throw new Error('it is not a whole SVG');
  return text;
}

/** Whether a text is a logo as `readMark` returns it. */
export function isMark(text: string): boolean {
  try {
    return readMark(text) === text;
  } catch {
    return false;
  }
}

/**
 * Draws the logo at a size and in a colour. It is hidden from screen readers, because the shop's name is beside it.
 */
export function drawMark(
  mark: string,
  { width, height, x, y }: { width: number; height: number; x?: number; y?: number },
): string {
  const place = x === undefined ? '' : ` x="${x}" y="${y}"`;
  return mark.replace(/<title>[^<]*<\/title>/g, '').replace(/^<svg([^>]*)>/, (_tag, attributes: string) => {
    const kept = attributes.replace(/\s(?:width|height|x|y)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
    return `<svg${kept} width="${width}" height="${height}"${place} aria-hidden="true" focusable="false">`;
  });
}

/** Width of the logo at height 1, from its `viewBox`: 1 to 5. */
export function markRatio(mark: string): number {
  const [, , width = 1, height = 1] = (/viewBox\s*=\s*["']([^"']*)/.exec(mark)?.[1] ?? '').trim().split(/[\s,]+/).map(Number); // prettier-ignore
  const ratio = width / height;
  return Number.isFinite(ratio) ? Math.min(5, Math.max(1, ratio)) : 1;
}
