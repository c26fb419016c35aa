import type { Article as ArticleData, NewsArticle } from 'schema-dts';
import { ARTICLE_TYPES } from '@tourbillon/domain/contract/content.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import { largestImage } from '#src/addresses/image-address.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { isSectionType } from '../../addresses/article-sections.ts';
import type { Article } from './articles.server.ts';
import { sectionCrumbs } from './section-head.ts';

/** Types with the structured data `NewsArticle`. */
const NEWS: readonly number[] = [ARTICLE_TYPES.news, ARTICLE_TYPES.pawnshopNews];

/** Breadcrumbs of an article without the home page: its section and its title. */
export function articleCrumbs(article: { title: string; slug: string; type: number }, t: Translate) {
  const above = isSectionType(article.type)
    ? sectionCrumbs(article.type, t)
    : [{ title: t('contentPages.articles'), path: '/article/' }];
  return [...above, { title: article.title, path: `/article/${article.slug}/` }];
}

/** Page head of an article. @param origin the host's public origin. */
export function articleHead(article: Article, locale: Locale, t: Translate, origin: string) {
  const path = `/article/${article.slug}/`;
  const crumbs = [{ title: t('layout.home'), path: '/' }, ...articleCrumbs(article, t)];
  const image = article.picture ? largestImage(article.picture) : undefined;
  const data: ArticleData | NewsArticle = {
    '@type': NEWS.includes(article.type) ? 'NewsArticle' : 'Article',
    '@id': `${origin}${path}#article`,
    headline: article.title,
    description: article.description,
    datePublished: article.published_at,
    dateModified: article.updated_at,
    inLanguage: article.lang,
    mainEntityOfPage: origin + path,
    ...(image && { image: origin + image }),
    author: article.expert
      ? {
          '@type': 'Person',
          name: article.expert.name,
          jobTitle: article.expert.job_title,
          url: `${origin}/experts/${article.expert.slug}/`,
        }
      : { '@type': 'Organization', name: article.author },
    publisher: { '@id': `${origin}/#organization` },
  };
  return {
    title: article.title,
    description: article.description,
    path,
    image,
    article: { published: article.published_at, modified: article.updated_at },
    // An untranslated text is in Russian, so only the Russian page is indexed (decision 30).
    noindex: article.lang !== LOCALE_FACTS[locale].lang,
    langs: article.langs,
    jsonLd: [data, breadcrumbStructuredData(origin, crumbs)],
  };
}
