import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import type { ReviewList } from './reviews.server.ts';

const PATH = '/reviews/';

/** The reviews as a breadcrumb. */
export const reviewsCrumb = (t: Translate) => ({ title: t('reviews.title'), path: PATH });

/** Address of a page of reviews. */
export const reviewsPage = (page: number) => (page > 1 ? `${PATH}?page=${page}` : PATH);

/**
 * Page head of a page of reviews. Structured data has no rating, as search engines forbid ratings that a shop
 * publishes about itself.
 * @param origin the host's public origin.
 */
export function reviewsHead({ page }: ReviewList, t: Translate, origin: string) {
  const title = t('reviews.title');
  return {
    title: page > 1 ? t('videos.pageTitle', { title, page }) : title,
    description: page > 1 ? t('reviews.pageDescription', { page }) : t('reviews.lead'),
    path: PATH,
    canonicalQuery: page > 1 ? `?page=${page}` : '',
    jsonLd: [breadcrumbStructuredData(origin, [{ title: t('layout.home'), path: '/' }, reviewsCrumb(t)])],
  };
}
