import { ARTICLE_TYPES } from '#src/contract/content.ts';

/** Articles of one type. */
export interface ArticleGroup<A> {
  type: GroupType;
  articles: A[];
}

/** Types in the order of the list: what helps a reader first, what the shop has to say of itself last. */
const ORDER = [
  ARTICLE_TYPES.articles,
  ARTICLE_TYPES.analytics,
  ARTICLE_TYPES.important,
  ARTICLE_TYPES.news,
  ARTICLE_TYPES.pawnshopNews,
] as const;

export type GroupType = (typeof ORDER)[number];

/** Articles by type, newest first; a type without articles is left out. */
export function groupArticles<A extends { type: number; published_at: string }>(
  articles: readonly A[],
): ArticleGroup<A>[] {
  return ORDER.map((type) => ({
    type,
    articles: articles
      .filter((article) => article.type === type)
      .sort((first, second) => second.published_at.localeCompare(first.published_at)),
  })).filter((group) => group.articles.length > 0);
}
