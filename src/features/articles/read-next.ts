interface Piece {
  slug: string;
  type: number;
  published_at: string;
}

/** The previous and the next article of the same type. */
export interface Neighbours<A> {
  previous: A | undefined;
  next: A | undefined;
}

/** A list of articles, sorted once for all pages that use it. */
export class ReadingOrder<A extends Piece> {
  /** By type, oldest first; articles of one date are sorted by slug. */
  readonly #rows: ReadonlyMap<number, readonly A[]>;
  /** Index of each article within its type. */
  readonly #places = new Map<string, number>();
  readonly #newest: readonly A[];

  constructor(articles: readonly A[]) {
    const inOrder = articles.toSorted(
      (a, b) => compare(a.published_at, b.published_at) || compare(a.slug, b.slug),
    );
    this.#rows = Map.groupBy(inOrder, ({ type }) => type);
    for (const row of this.#rows.values()) row.forEach(({ slug }, place) => this.#places.set(slug, place));
    this.#newest = articles.toSorted((a, b) => compare(b.published_at, a.published_at));
  }

  /** The neighbours of an article within its type; both undefined for an article that is not in the list. */
  neighboursOf({ slug, type }: { slug: string; type: number }): Neighbours<A> {
    const row = this.#rows.get(type);
    const place = this.#places.get(slug);
    if (!row || place === undefined || row[place]?.slug !== slug)
      return { previous: undefined, next: undefined };
    return { previous: row[place - 1], next: row[place + 1] };
  }

  /** Other articles to read after one, at most `count`: first those of its type, then the others, newest first. */
  readNext(
    after: { slug: string; type: number },
    count: number,
    without: readonly (A | undefined)[] = [],
  ): A[] {
    const may = (article: A) => article.slug !== after.slug && !without.includes(article);
    const some = (ofItsType: boolean) =>
      this.#newest
        .values()
        .filter((article) => (article.type === after.type) === ofItsType && may(article))
        .take(count);
    return [...some(true), ...some(false)].slice(0, count);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
