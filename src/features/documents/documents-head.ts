import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import type { DocumentsView } from './documents.server.ts';

/** Heading of a page of documents; it names the city when the city has an office (decision 28). */
export function documentsTitle({ city }: DocumentsView, t: Translate): string {
  return city.addresses.length > 0 ? t('documents.title', { cityIn: city.city_in }) : t('documents.name');
}

/** Breadcrumbs of the documents of a city, without the home page. */
export function documentsCrumbs({ city }: DocumentsView, t: Translate) {
  const own = `/document/${city.alias}/`;
  if (city.addresses.length === 0) return [{ title: t('documents.name'), path: own }];
  return [
    { title: t('documents.name'), path: '/document/' },
    { title: city.city, path: own },
  ];
}

/**
 * Page head of a page of documents; the address with the city is canonical (decision 7).
 * @param origin the host's public origin.
 */
export function documentsHead(view: DocumentsView, t: Translate, origin: string) {
  const { city, seo } = view;
  const crumbs = [{ title: t('layout.home'), path: '/' }, ...documentsCrumbs(view, t)];
  return {
    title: seo?.title ?? documentsTitle(view, t),
    description: seo?.description ?? t('documents.description', { cityIn: city.city_in }),
    path: `/document/${city.alias}/`,
    jsonLd: [breadcrumbStructuredData(origin, crumbs)],
  };
}
