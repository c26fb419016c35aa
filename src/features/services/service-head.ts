import type { Offer, Service as ServiceData } from 'schema-dts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import { faqStructuredData } from '#src/ui/faq-structured-data.ts';
import { itemListStructuredData } from '#src/ui/item-list-structured-data.ts';
import { largestImage } from '#src/addresses/image-address.ts';
import type { Service, ServiceList, ServiceView } from './services.server.ts';

/**
 * Structured data of a service's price table: an offer for each row, with its minimum price in the original currency.
 */
function offersOf({
  title,
  prices,
}: Pick<Service, 'title' | 'prices'>): Pick<ServiceData, 'hasOfferCatalog'> {
  const offers = prices.flatMap(({ currency, rows }) =>
    rows
      .filter(({ percent }) => percent === null)
      .map(({ work, from, to }): Offer => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: work },
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: from,
          ...(to !== null && { maxPrice: to }),
          priceCurrency: currency,
        },
      })),
  );
  if (offers.length === 0) return {};
  return { hasOfferCatalog: { '@type': 'OfferCatalog', name: title, itemListElement: offers } };
}

/** The list of services as a breadcrumb. */
export const servicesCrumb = (t: Translate) => ({ title: t('contentPages.services'), path: '/uslugi/' });

/** Page head of the list of services. @param origin the host's public origin. */
export function servicesHead({ text, services, groups }: ServiceList, t: Translate, origin: string) {
  const crumbs = [{ title: t('layout.home'), path: '/' }, servicesCrumb(t)];
  const questions = groups.flatMap((group) => group.questions);
  return {
    title: text?.title ?? t('contentPages.services'),
    description: text?.description ?? t('contentPages.servicesDescription'),
    path: '/uslugi/',
    jsonLd: [
      breadcrumbStructuredData(origin, crumbs),
      itemListStructuredData(services.map(({ url }) => `${origin}/uslugi/${url}/`)),
      ...(questions.length > 0 ? [faqStructuredData(questions)] : []),
    ],
  };
}

/** Page head of a service. */
export function serviceHead(view: ServiceView, locale: Locale, t: Translate, origin: string) {
  const { service, text, questions } = view;
  const path = `/uslugi/${service.url}/`;
  const crumbs = [{ title: t('layout.home'), path: '/' }, servicesCrumb(t), { title: text.title, path }];
  const image = service.image_1 ? largestImage(service.image_1) : undefined;
  const data: ServiceData = {
    '@type': 'Service',
    name: text.title,
    description: text.description,
    url: origin + path,
    ...(image && { image: origin + image }),
    provider: { '@id': `${origin}/#organization` },
    ...offersOf(service),
  };
  return {
    title: text.title,
    description: text.description,
    path,
    image,
    // An untranslated text is in Russian, so only the Russian page is indexed (decision 30).
    noindex: text.lang !== LOCALE_FACTS[locale].lang,
    langs: text.langs,
    jsonLd: [
      data,
      breadcrumbStructuredData(origin, crumbs),
      ...(questions.length > 0 ? [faqStructuredData(questions)] : []),
    ],
  };
}
