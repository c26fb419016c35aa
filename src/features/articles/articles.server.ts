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

/** What the front of the articles shows. */
export interface ArticleList {
  /** Title and sentence of the list, when the backend has them. */
  text: { title: string; description: string; html: string; lang: string } | undefined;
  groups: ArticleGroup<ArticleSummary>[];
  /** Types that have articles: links lead to no empty section. */
  types: number[];
}

/** Loads the articles of the front by their type (decision 13). */
export async function loadArticles(locale: Locale): Promise<ArticleList> {
  const [articles, text] = await Promise.all([
    askBackend(locale, CALLS.articles, { per_page: 1000, page: 1 }),
    askOr(locale, CALLS.seoPage, { param: 'article' }, undefined),
  ]);
  return { text: text?.data, groups: groupArticles(articles.data), types: typesOf(articles.data) };
}

/** A page of the pieces of one type. */
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
 * @param page undefined for what is no number of a page.
 * @throws PageError 404 without a number, BackendError 404 past the last page (decision 22).
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

/** How many other articles are offered below one. */
const OTHERS = 3;

/** What an article's page shows. */
export interface ArticleView {
  article: Article;
  /** Services it speaks of. */
  services: Service[];
  neighbours: Neighbours<ArticleSummary>;
  /** Articles to go on to. */
  others: ArticleSummary[];
  /** Slugs of all articles its page shows the titles of. */
  shown: string[];
}

/** Loads an article, the services it speaks of and what to read next. @throws BackendError 404 when there is none. */
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
  const others = order.readNext(article, OTHERS, beside);
  return {
    article,
    services: article.services.flatMap((url) => services?.data.find((service) => service.url === url) ?? []),
    neighbours,
    others,
    shown: [...beside, ...others].flatMap((shown) => shown?.slug ?? []),
  };
}

/** Lists that were put in order, for as long as their answers are kept: thousands of pages are made of one. */
const orders = new WeakMap<readonly ArticleSummary[], ReadingOrder<ArticleSummary>>();

function orderOf(articles: readonly ArticleSummary[]): ReadingOrder<ArticleSummary> {
  let order = orders.get(articles);
  if (!order) orders.set(articles, (order = new ReadingOrder(articles)));
  return order;
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

/** What the page of myths shows: the text of its article taken apart, and what goes with every article. */
export interface MythsView extends ArticleView {
  myths: Myths;
}

/** Loads the ten myths (§3 type 14). @throws BackendError 404 when the backend has no such text. */
export async function loadMyths(locale: Locale): Promise<MythsView> {
  const view = await loadArticle(locale, MYTHS_SLUG);
  return { ...view, myths: splitMyths(view.article.html) };
}
