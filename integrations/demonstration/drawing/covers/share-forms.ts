/** Shorter path data is not worth sharing: the reference would be longer. */
const WORTH_SHARING = 60;

/**
 * Shares path data that a drawing repeats: a part often repeats the same path as outline, body and shade. Repeated
 * paths become `<use>` elements, which support fill, stroke and transform like a path.
 * @param content elements of a drawing. @returns the forms for its `<defs>`, and the elements.
 */
export function shareForms(content: string): { defs: string; content: string } {
  const times = new Map<string, number>();
  for (const [, d = ''] of content.matchAll(PATH)) times.set(d, (times.get(d) ?? 0) + 1);
  const names = new Map<string, string>();
  for (const [d, count] of times) {
    if (count > 1 && d.length >= WORTH_SHARING) names.set(d, `f${names.size}`);
  }
  return {
    defs: [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join(''),
    content: content.replace(PATH, (whole, d: string, more: string) => {
      const name = names.get(d);
      return name ? `<use href="#${name}"${more}/>` : whole;
    }),
  };
}

const PATH = /<path d="([^"]+)"([^>]*?) ?\/>/g;
