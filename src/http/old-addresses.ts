/** Addresses that moved: first words, old to new (decisions 2, 4 and 13). The rest of the path is kept. */
const MOVED: [from: string, to: string][] = [
  ['/articles/', '/article/'],
  ['/services/', '/uslugi/'],
  ['/privacy_policy/', '/politika-konfidentcialnosti/'],
];

/** Single pages that moved; what is below them did not (decision 13). */
const MOVED_PAGES: ReadonlyMap<string, string> = new Map([['/news/', '/news/news-lombard/']]);

/**
 * Where an old address lives now, or undefined.
 * @param path the path with its closing slash.
 */
export function movedTo(path: string): string | undefined {
  const moved = MOVED.find(([from]) => path.startsWith(from));
  return moved ? moved[1] + path.slice(moved[0].length) : MOVED_PAGES.get(path);
}
