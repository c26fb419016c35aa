import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';

/** Page head of the site map. @param origin the host's public origin. */
export function siteMapHead(t: Translate, origin: string) {
  const path = '/sitemap/';
  const crumbs = [
    { title: t('layout.home'), path: '/' },
    { title: t('documents.sitemap'), path },
  ];
  return {
    title: t('documents.sitemap'),
    description: t('documents.sitemapLead'),
    path,
    jsonLd: [breadcrumbStructuredData(origin, crumbs)],
  };
}
