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
  const fitting = guidesOf(articles, brand).filter(({ line }) => `-${collection}-`.includes(`-${line}-`));
  return fitting.toSorted((a, b) => b.line.length - a.line.length)[0]?.article;
}

interface Guide<Article> {
  article: Article;
  line: string;
}

/** The guides of the latest lists of articles by brand: the list is the same for all items. */
const known = new WeakMap<object, Map<string, readonly Guide<unknown>[]>>();

function guidesOf<Article extends { slug: string }>(
  articles: readonly Article[],
  brand: string,
): readonly Guide<Article>[] {
  const ofList = known.get(articles) ?? new Map<string, readonly Guide<unknown>[]>();
  known.set(articles, ofList);
  let guides = ofList.get(brand) as readonly Guide<Article>[] | undefined;
  if (!guides) {
    guides = articles.flatMap((article) => {
      const line = lineOf(article.slug, brand);
      return line ? [{ article, line }] : [];
    });
    ofList.set(brand, guides);
  }
  return guides;
}

/** The line in the slug of a guide to this brand. */
function lineOf(slug: string, brand: string): string | undefined {
  if (!slug.startsWith(GUIDE)) return undefined;
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
