import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { brandTitle } from '../catalogue/item-names.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { brandCounts, sortedByCount } from '../catalogue/popular-brands.ts';
import { readArticleSummaries } from '../content-store/articles.ts';
import { readServiceTitles } from '../content-store/services.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { readDocument } from '../content-store/read-document.ts';
import { citiesOf } from '../content-store/site-cities.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** The content of the sitemap (§7 `sitemap`). */
export function sitemapHandler({ database, catalogue }: HandlerServices): Handler<'sitemap'> {
  return async (_request, { locale }) => {
    const [contacts, services, articles] = await Promise.all([
      readDocument(database, 'contacts'),
      readServiceTitles(database, locale),
      readArticleSummaries(database, locale),
    ]);
    return {
      data: {
        brands: brandLinks(catalogue.current(), locale),
        services: services.map(({ slug, title }) => ({ title, url: `uslugi/${slug}/` })),
        articles: articles.map(({ slug, title, type }) => ({ title, url: `article/${slug}/`, type })),
        cities: contacts ? cityLinks(contacts, locale) : [],
      },
    };
  };
}

/** Brands that have list pages: those in the current stock of each section. */
function brandLinks(catalogue: Catalogue, locale: Locale) {
  return [...LISTS.values()].flatMap(({ word, stock }) => {
    const index = catalogue.lists.get(word);
    if (stock !== 'current' || !index) return [];
    const items = sortedByCount([...brandCounts(index)]).flatMap(([slug, count]) => {
      const brand = catalogue.brands.get(slug);
      return brand ? [{ title: brandTitle(brand, locale), url: `${word}/${slug}/`, count }] : [];
    });
    return [{ list: word, items }];
  });
}

function cityLinks(contacts: DocumentOf<'contacts'>, locale: Locale) {
  return citiesOf(contacts, locale).map(({ alias, city }) => ({
    title: city[locale],
    contacts: `contacts/${alias}/`,
    documents: `document/${alias}/`,
  }));
}
