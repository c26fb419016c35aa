/** Path data shorter than this costs less written twice than named. */
const WORTH_SHARING = 60;

/**
 * Writes path data that stands several times in a drawing only once: a watch's own lines are its outline, its body and
 * its shade. Forms used again become `<use>`, which takes fill, stroke and transform as a path does.
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
