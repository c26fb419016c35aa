/** A guide's slug names the brand, in full or by its initials, and the line: `gid-ap-royal-oak` (decision 555). */
const GUIDE = 'gid-';

/**
 * The guide of the line that an item belongs to; of several the one with the longest name: that of the Explorer II
 * and not that of the Explorer.
 * @param collection slug of the item's collection, e.g. `royal-oak-offshore`.
 */
export function lineGuide<Article extends { slug: string }>(
  articles: readonly Article[],
  brand: string,
  collection: string,
): Article | undefined {
  const fitting = guidesAmong(articles).flatMap((article) => {
    const line = lineOf(article.slug, brand);
    return line && `-${collection}-`.includes(`-${line}-`) ? [{ article, line }] : [];
  });
  return fitting.toSorted((a, b) => b.line.length - a.line.length)[0]?.article;
}

/** The guides of the last lists of articles, which are the same for many items. */
const guides = new WeakMap<object, readonly { slug: string }[]>();

function guidesAmong<Article extends { slug: string }>(articles: readonly Article[]): readonly Article[] {
  let found = guides.get(articles) as readonly Article[] | undefined;
  if (!found) {
    found = articles.filter(({ slug }) => slug.startsWith(GUIDE));
    guides.set(articles, found);
  }
  return found;
}

/** The line in the slug of a guide to this brand. */
function lineOf(slug: string, brand: string): string | undefined {
  const rest = slug.slice(GUIDE.length);
  if (rest.startsWith(`${brand}-`)) return rest.slice(brand.length + 1);
  const [initials = '', ...line] = rest.split('-');
  return line.length > 0 && abbreviates(initials, brand) ? line.join('-') : undefined;
}

/** Whether short letters are those of a name in their order, beginning with its first: `jlc`, `jaeger-lecoultre`. */
function abbreviates(letters: string, name: string): boolean {
  if (letters[0] !== name[0]) return false;
  let from = 0;
  return [...letters].every((letter) => (from = name.indexOf(letter, from) + 1) > 0);
}
