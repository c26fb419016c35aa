import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import { itemListStructuredData } from '#src/ui/item-list-structured-data.ts';
import { sectionAddress, type SectionType } from '../../addresses/article-sections.ts';
import type { ArticleList, ArticleSectionView } from './articles.server.ts';

/** Page head of the front page of the articles. */
export function frontHead(text: ArticleList['text'], t: Translate, origin: string) {
  const title = text?.title ?? t('contentPages.articlesTitle');
  const crumbs = [
    { title: t('layout.home'), path: '/' },
    { title: t('contentPages.articles'), path: '/article/' },
  ];
  return {
    title,
    description: text?.description ?? title,
    path: '/article/',
    jsonLd: [breadcrumbStructuredData(origin, crumbs)],
  };
}

/** Breadcrumbs of a section, without the home page. */
export function sectionCrumbs(type: SectionType, t: Translate) {
  const { path, query } = sectionAddress(type);
  return [
    { title: t('contentPages.articles'), path: '/article/' },
    { title: t(`contentPages.type${type}`), path: path + query },
  ];
}

/** Page head of a section's page. @param origin the host's public origin. */
export function sectionHead({ type, articles, page }: ArticleSectionView, t: Translate, origin: string) {
  const { path, query } = sectionAddress(type, page);
  const name = t(`contentPages.type${type}`);
  const numbered = (text: string) => (page > 1 ? t('catalogue.pageTitle', { title: text, page }) : text);
  const list = itemListStructuredData(articles.map(({ slug }) => `${origin}/article/${slug}/`));
  const crumbs = [{ title: t('layout.home'), path: '/' }, ...sectionCrumbs(type, t)];
  return {
    title: numbered(name),
    description: numbered(t(`articleLists.lead${type}`)),
    path,
    canonicalQuery: query,
    jsonLd: [list, breadcrumbStructuredData(origin, crumbs)],
  };
}
