import { and, asc, eq, inArray, notLike } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { DOCUMENT_PREFIX } from './company-documents.ts';
import type { ServiceRow } from './services.ts';
import { localesFor, preferredTranslation, preferredTranslations } from './translations.ts';

const { pages, services } = schema;

/** A page of text in one language, as a row of the database. */
export type PageRow = typeof pages.$inferSelect;

/** A page of text, or the text of a service, by its slug; undefined when there is neither. */
export async function readTextPage(
  database: Database,
  slug: string,
  locale: Locale,
): Promise<PageRow | ServiceRow | undefined> {
  return (
    preferredTranslation(await database.select().from(pages).where(eq(pages.slug, slug)), locale) ??
    preferredTranslation(await database.select().from(services).where(eq(services.slug, slug)), locale)
  );
}

/** An entry of a list of texts. */
export interface TextTitle {
  type: 'page' | 'service';
  slug: string;
  title: string;
  description: string;
}

/** Titles of all pages of text, then of all services, without the documents of the companies. */
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
    return preferredTranslations(rows, (row) => row.slug, locale).map((row) => ({
      type,
      slug: row.slug,
      title: row.title,
      description: row.description,
    }));
  });
  return (await Promise.all(lists)).flat();
}
