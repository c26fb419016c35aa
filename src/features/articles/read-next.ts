interface Piece {
  slug: string;
  type: number;
  published_at: string;
}

/** The pieces of the same type published just before and just after one. */
export interface Neighbours<A> {
  previous: A | undefined;
  next: A | undefined;
}

/** Neighbours of a piece among those of its type; pieces of one day stand in the order of their slugs. */
export function neighboursOf<A extends Piece>(
  articles: readonly A[],
  of: { slug: string; type: number },
): Neighbours<A> {
  const row = articles
    .filter(({ type }) => type === of.type)
    .sort((a, b) => a.published_at.localeCompare(b.published_at) || a.slug.localeCompare(b.slug));
  const place = row.findIndex(({ slug }) => slug === of.slug);
  return { previous: row[place - 1], next: place < 0 ? undefined : row[place + 1] };
}

/** Other articles in the order to offer them after one: those of its type first, the newest of each before the others. */
export function readNext<A extends Piece>(
  articles: readonly A[],
  after: { slug: string; type: number },
  without: readonly (A | undefined)[] = [],
): A[] {
  const far = (article: A) => (article.type === after.type ? 0 : 1);
  return articles
    .filter((article) => article.slug !== after.slug && !without.includes(article))
    .sort((a, b) => far(a) - far(b) || b.published_at.localeCompare(a.published_at));
}
