import { isPartOfArticles, SECTION_TYPES, type PartType } from '../../addresses/article-sections.ts';

/** Articles of one type. */
export interface ArticleGroup<A> {
  type: PartType;
  articles: A[];
}

/**
 * Groups the articles of `/article/` by type, newest first. Omits types without articles and types that have another
 * list (decision 13).
 */
export function groupArticles<A extends { type: number; published_at: string }>(
  articles: readonly A[],
): ArticleGroup<A>[] {
  return SECTION_TYPES.filter(isPartOfArticles)
    .map((type) => ({
      type,
      articles: articles
        .filter((article) => article.type === type)
        .sort((first, second) => second.published_at.localeCompare(first.published_at)),
    }))
    .filter((group) => group.articles.length > 0);
}
