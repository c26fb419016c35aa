import { asc, desc, inArray } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { brandTitle } from '../catalogue/item-names.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { brandCounts } from '../catalogue/popular-brands.ts';
import { schema, type Database } from '../database/database.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { readDocument } from '../content-store/read-document.ts';
import { citiesOf } from '../content-store/site-cities.ts';
import type { Handler, Parts } from './handlers.ts';
import { localesFor, preferredTranslations } from '../content-store/translations.ts';

/** What the shop publishes (§7 `sitemap`). */
export function sitemapHandler({ database, catalogue }: Parts): Handler<'sitemap'> {
  return async (_request, { locale }) => {
    const [contacts, services, articles] = await Promise.all([
      readDocument(database, 'contacts'),
      serviceLinks(database, locale),
      articleLinks(database, locale),
    ]);
    return {
      data: {
        brands: brandLinks(catalogue.current(), locale),
        services,
        articles,
        cities: contacts ? cityLinks(contacts, locale) : [],
      },
    };
  };
}

/** Brands of the lists that have pages for them: the current stock of each section. */
function brandLinks(catalogue: Catalogue, locale: Locale) {
  return [...LISTS.values()].flatMap(({ word, stock }) => {
    const index = catalogue.lists.get(word);
    if (stock !== 'current' || !index) return [];
    const items = [...brandCounts(index)]
      .filter(([, count]) => count > 0)
      .sort(([, first], [, second]) => second - first)
      .flatMap(([slug, count]) => {
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

async function serviceLinks(database: Database, locale: Locale) {
  const { slug, title, locale: written, position } = schema.services;
  const rows = await database
    .select({ slug, title, locale: written })
    .from(schema.services)
    .where(inArray(written, localesFor(locale)))
    .orderBy(asc(position), asc(slug));
  return preferredTranslations(rows, (row) => row.slug, locale).map((row) => ({
    title: row.title,
    url: `uslugi/${row.slug}/`,
  }));
}

async function articleLinks(database: Database, locale: Locale) {
  const { slug, title, type, locale: written, publishedAt } = schema.articles;
  const rows = await database
    .select({ slug, title, type, locale: written })
    .from(schema.articles)
    .where(inArray(written, localesFor(locale)))
    .orderBy(desc(publishedAt), asc(slug));
  return preferredTranslations(rows, (row) => row.slug, locale).map((row) => ({
    title: row.title,
    url: `article/${row.slug}/`,
    type: row.type,
  }));
}
