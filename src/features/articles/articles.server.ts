import { askBackend, askOr } from '#src/backend/client.ts';
import type { ResponseOf } from '#src/contract/call.ts';
import { CALLS } from '#src/contract/index.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { groupArticles, type ArticleGroup } from './article-groups.ts';

export type Article = ResponseOf<typeof CALLS.article>['data'];
export type ArticleSummary = ResponseOf<typeof CALLS.articles>['data'][number];
export type Service = ResponseOf<typeof CALLS.servicesList>['data'][number];

/** What the list of articles shows. */
export interface ArticleList {
  /** Title and sentence of the list, when the backend has them. */
  text: { title: string; description: string; html: string; lang: string } | undefined;
  groups: ArticleGroup<ArticleSummary>[];
}

/** Loads all articles by their type (decision 13). */
export async function loadArticles(locale: Locale): Promise<ArticleList> {
  const [articles, text] = await Promise.all([
    askBackend(locale, CALLS.articles, { per_page: 1000, page: 1 }),
    askOr(locale, CALLS.seoPage, { param: 'article' }, undefined),
  ]);
  return { text: text?.data, groups: groupArticles(articles.data) };
}

/** Loads an article and the services to offer at its end. @throws BackendError 404 when there is none. */
export async function loadArticle(
  locale: Locale,
  slug: string,
): Promise<{ article: Article; services: Service[] }> {
  const [answer, services] = await Promise.all([
    askBackend(locale, CALLS.article, { slug }),
    askOr(locale, CALLS.servicesList, {}, undefined),
  ]);
  const article = answer.data;
  const offered = article.services.flatMap(
    (url) => services?.data.find((service) => service.url === url) ?? [],
  );
  return { article, services: offered };
}
