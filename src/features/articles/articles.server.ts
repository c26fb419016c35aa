import { BackendError } from '#src/backend/backend-error.ts';
import { askBackend, askOr } from '#src/backend/client.ts';
import type { ResponseOf } from '#src/contract/call.ts';
import { CALLS } from '#src/contract/index.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { groupArticles, type ArticleGroup } from './article-groups.ts';
import { readNext } from './read-next.ts';

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

/** How many other articles are offered below one. */
const OTHERS = 3;

/** What an article's page shows. */
export interface ArticleView {
  article: Article;
  /** Services it speaks of. */
  services: Service[];
  /** Articles to go on to. */
  others: ArticleSummary[];
}

/** Loads an article, the services it speaks of and what to read next. @throws BackendError 404 when there is none. */
export async function loadArticle(
  locale: Locale,
  slug: string,
  call: typeof CALLS.article = CALLS.article,
): Promise<ArticleView> {
  const [answer, services, articles] = await Promise.all([
    askBackend(locale, call, { slug }),
    askOr(locale, CALLS.servicesList, {}, undefined),
    askOr(locale, CALLS.articles, { per_page: 1000, page: 1 }, undefined),
  ]);
  const article = answer.data;
  return {
    article,
    services: article.services.flatMap((url) => services?.data.find((service) => service.url === url) ?? []),
    others: readNext(articles?.data ?? [], article).slice(0, OTHERS),
  };
}

/** Loads an article that is not published, as its page will be; undefined when nothing waits under its name. */
export async function loadDraft(locale: Locale, slug: string): Promise<ArticleView | undefined> {
  try {
    return await loadArticle(locale, slug, CALLS.draft);
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return undefined;
    throw error;
  }
}
