import { BackendError } from '#src/platform/errors/backend-error.ts';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { groupArticles, type ArticleGroup } from './article-groups.ts';
import { MYTHS_SLUG, PER_PAGE, type SectionType } from '../../addresses/article-sections.ts';
import { splitMyths, type Myths } from './myths.ts';
import { type Neighbours, ReadingOrder } from './read-next.ts';

export type Article = ResponseOf<typeof CALLS.article>['data'];
export type ArticleSummary = ResponseOf<typeof CALLS.articles>['data'][number];
export type Service = ResponseOf<typeof CALLS.servicesList>['data'][number];

/** Data of the front page of the articles. */
export interface ArticleList {
  /** Title and description of the list; undefined when the backend has none. */
  text: { title: string; description: string; html: string; lang: string } | undefined;
  groups: ArticleGroup<ArticleSummary>[];
  /** Types that have articles; the page links only to these. */
  types: number[];
}

/** Loads the articles of the front page, grouped by type (decision 13). */
export async function loadArticles(locale: Locale): Promise<ArticleList> {
  const [articles, text] = await Promise.all([
    askBackend(locale, CALLS.articles, { per_page: 1000, page: 1 }),
    askOr(locale, CALLS.seoPage, { param: 'article' }, undefined),
  ]);
  return { text: text?.data, groups: groupArticles(articles.data), types: typesOf(articles.data) };
}

/** Data of one page of a section. */
export interface ArticleSectionView {
  type: SectionType;
  articles: ArticleSummary[];
  page: number;
  last: number;
  /** Types that have articles. */
  types: number[];
}

/**
 * Loads a page of a section.
 * @param page undefined when the parameter is invalid.
 * @throws PageError 404 for an undefined page, BackendError 404 past the last page (decision 22).
 */
export async function loadSection(
  locale: Locale,
  type: SectionType,
  page: number | undefined,
): Promise<ArticleSectionView> {
  if (page === undefined) throw new PageError(404);
  const [{ data, paginate_data }, all] = await Promise.all([
    askBackend(locale, CALLS.articles, { type, per_page: PER_PAGE, page }),
    askOr(locale, CALLS.articles, { per_page: 1000, page: 1 }, undefined),
  ]);
  return {
    type,
    articles: data,
    page,
    last: paginate_data.last_page,
    types: typesOf(all?.data ?? data),
  };
}

function typesOf(articles: readonly Pick<ArticleSummary, 'type'>[]): number[] {
  return [...new Set(articles.map(({ type }) => type))];
}

/** How many other articles are shown below an article. */
const OTHER_ARTICLES = 3;

/** Data of an article's page. */
export interface ArticleView {
  article: Article;
  /** Services that the article mentions. */
  services: Service[];
  neighbours: Neighbours<ArticleSummary>;
  /** Articles to read next. */
  others: ArticleSummary[];
  /** Slugs of all other articles whose titles the page shows. */
  shown: string[];
}

/** Loads an article, its services and the articles to read next. @throws BackendError 404 for an unknown slug. */
export async function loadArticle(
  locale: Locale,
  slug: string,
  call: typeof CALLS.article | typeof CALLS.draft = CALLS.article,
): Promise<ArticleView> {
  const [response, services, articles] = await Promise.all([
    askBackend(locale, call, { slug }),
    askOr(locale, CALLS.servicesList, {}, undefined),
    askOr(locale, CALLS.articles, { per_page: 1000, page: 1 }, undefined),
  ]);
  const article = response.data;
  const order = orderOf(articles?.data ?? []);
  const neighbours = order.neighboursOf(article);
  const beside = [neighbours.previous, neighbours.next];
  const others = order.readNext(article, OTHER_ARTICLES, beside);
  return {
    article,
    services: article.services.flatMap((url) => services?.data.find((service) => service.url === url) ?? []),
    neighbours,
    others,
    shown: [...beside, ...others].flatMap((shown) => shown?.slug ?? []),
  };
}

/** Cache of sorted lists, keyed by the cached response. Thousands of article pages use the same list. */
const orders = new WeakMap<readonly ArticleSummary[], ReadingOrder<ArticleSummary>>();

function orderOf(articles: readonly ArticleSummary[]): ReadingOrder<ArticleSummary> {
  let order = orders.get(articles);
  if (!order) orders.set(articles, (order = new ReadingOrder(articles)));
  return order;
}

/** Loads an unpublished article for its preview; undefined when there is no draft with this slug. */
export async function loadDraft(locale: Locale, slug: string): Promise<ArticleView | undefined> {
  try {
    return await loadArticle(locale, slug, CALLS.draft);
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return undefined;
    throw error;
  }
}

/** Data of the page of myths: an article whose text is split into myths. */
export interface MythsView extends ArticleView {
  myths: Myths;
}

/** Loads the ten myths (§3 type 14). @throws BackendError 404 when the backend has no such text. */
export async function loadMyths(locale: Locale): Promise<MythsView> {
  const view = await loadArticle(locale, MYTHS_SLUG);
  return { ...view, myths: splitMyths(view.article.html) };
}
