import { and, asc, eq, inArray, like, notLike } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { placeOfBrandPage } from '@tourbillon/domain/texts/brand-page.ts';
import { schema, type Database } from '../database/database.ts';
import { DOCUMENT_PREFIX } from './company-documents.ts';
import type { ServiceRow } from './services.ts';
import { localesFor, preferredTranslations, shownTranslation } from './translations.ts';

const { pages, services } = schema;

/** A page of text in one language, as a row of the database. */
export type PageRow = typeof pages.$inferSelect;

/** A page of text, or the text of a service, by its slug; undefined when there is neither. */
export async function readTextPage(
  database: Database,
  slug: string,
  locale: Locale,
): Promise<((PageRow | ServiceRow) & { langs: string[] }) | undefined> {
  return (
    shownTranslation(await database.select().from(pages).where(eq(pages.slug, slug)), locale) ??
    shownTranslation(await database.select().from(services).where(eq(services.slug, slug)), locale)
  );
}

/** An entry of a list of texts. */
export interface TextTitle {
  type: 'page' | 'service';
  slug: string;
  title: string;
  description: string;
}

/** A text page below the list of a brand. */
export interface BrandPage {
  brand: string;
  section: CatalogType;
  /** Its description. */
  about: string;
}

/** The text pages below lists of brands, by their slug (decision 443). */
export async function readBrandPages(database: Database, locale: Locale): Promise<Map<string, BrandPage>> {
  const { slug, description } = pages;
  const rows = await database
    .select({ slug, description, locale: pages.locale })
    .from(pages)
    .where(and(inArray(pages.locale, localesFor(locale)), like(slug, '%-%')));
  return new Map(
    preferredTranslations(rows, (row) => row.slug, locale).flatMap((row) => {
      const place = placeOfBrandPage(row.slug);
      const list = place && LISTS.get(place.word);
      return list
        ? [[row.slug, { brand: place.brand, section: list.section.catalogType, about: row.description }]]
        : [];
    }),
  );
}

/**
 * Titles of all pages of text, then of all services, without the documents of the companies and the texts about
 * brands, which have no address of their own.
 */
export async function readTextTitles(database: Database, locale: Locale): Promise<TextTitle[]> {
  const kinds = [
    ['page', pages],
    ['service', services],
  ] as const;
  const lists = kinds.map(async ([type, table]) => {
    const { slug, title, description } = table;
    const rows = await database
      .select({ slug, title, description, locale: table.locale })
      .from(table)
      .where(and(inArray(table.locale, localesFor(locale)), notLike(slug, `${DOCUMENT_PREFIX}%`)))
      .orderBy(asc(table.slug));
    const own = rows.filter((row) => !placeOfBrandPage(row.slug));
    return preferredTranslations(own, (row) => row.slug, locale).map((row) => ({
      type,
      slug: row.slug,
      title: row.title,
      description: row.description,
    }));
  });
  return (await Promise.all(lists)).flat();
}
