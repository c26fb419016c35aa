/** Other articles in the order to offer them after one: those of its type first, the newest of each before the others. */
export function readNext<A extends { slug: string; type: number; published_at: string }>(
  articles: readonly A[],
  after: { slug: string; type: number },
): A[] {
  const far = (article: A) => (article.type === after.type ? 0 : 1);
  return articles
    .filter(({ slug }) => slug !== after.slug)
    .sort((a, b) => far(a) - far(b) || b.published_at.localeCompare(a.published_at));
}
