/** How many articles the home page shows. */
const SHOWN = { analytics: 2, news: 4 } as const;

interface Piece {
  slug: string;
  published_at: string;
  show_main_page: number;
}

/**
 * Content of "news and analytics": analytics marked for the main page (§3), and the latest news, both of the trade
 * and of the pawnshop.
 */
export function latestArticles<Article extends Piece>(
  analytics: readonly Article[],
  ...news: readonly (readonly Article[])[]
): { analytics: Article[]; news: Article[] } {
  return {
    analytics: analytics.filter((article) => article.show_main_page === 1).slice(0, SHOWN.analytics),
    news: news
      .flat()
      .sort((a, b) => b.published_at.localeCompare(a.published_at))
      .slice(0, SHOWN.news),
  };
}
