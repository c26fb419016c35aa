import { askBackend, askOr } from '#src/backend-client/client.ts';
import { ARTICLE_TYPES } from '@tourbillon/domain/contract/content.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { isSectionType } from '../../addresses/article-sections.ts';
import type { ArticleSummary } from './articles.server.ts';
import { writeRss } from './feed.ts';
import { FEEDS, type FeedName } from './feed-addresses.ts';

/** Maximum number of articles in a feed. */
const MAX_ITEMS = 30;

const TYPES: Readonly<Record<FeedName, readonly number[]>> = {
  all: Object.values(ARTICLE_TYPES),
  news: [ARTICLE_TYPES.news, ARTICLE_TYPES.pawnshopNews],
};

/**
 * A feed of the host: its newest articles, only those in the language of the host (decision 30).
 * @param origin the host's public origin.
 * @throws BackendError when there is neither an answer nor a cached one.
 */
export async function loadFeed(
  name: FeedName,
  locale: Locale,
  t: Translate,
  origin: string,
): Promise<Response> {
  const [articles, titles] = await Promise.all([
    askBackend(locale, CALLS.articles, { per_page: 1000, page: 1 }),
    loadFeedTitles(locale, t),
  ]);
  const { lang } = LOCALE_FACTS[locale];
  const pieces = articles.data
    .filter((article) => article.lang === lang && TYPES[name].includes(article.type))
    .sort((a, b) => b.published_at.localeCompare(a.published_at))
    .slice(0, MAX_ITEMS);
  const xml = writeRss({
    title: titles[name],
    description: t(name === 'news' ? 'articleLists.lead3' : 'contentPages.articlesTitle'),
    link: `${origin}/article/`,
    self: origin + FEEDS[name],
    language: lang,
    updated: pieces
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1),
    items: pieces.map((piece) => feedItem(piece, t, origin)),
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}

/** Titles of the feeds of a host; they contain the name of its shop. */
export async function loadFeedTitles(locale: Locale, t: Translate): Promise<Record<FeedName, string>> {
  const main = await askOr(locale, CALLS.mainData, {}, undefined);
  const shop = main?.shop.name ?? t('layout.manifestName');
  return { all: t('articleLists.feed', { shop }), news: t('articleLists.newsFeed', { shop }) };
}

function feedItem(article: ArticleSummary, t: Translate, origin: string) {
  return {
    title: article.title,
    link: `${origin}/article/${article.slug}/`,
    description: article.description,
    published: article.published_at,
    author: article.author,
    category: isSectionType(article.type) ? t(`contentPages.type${article.type}`) : t('articleLists.myths'),
  };
}
