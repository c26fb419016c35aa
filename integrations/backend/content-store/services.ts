import { asc, inArray } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { localesFor, preferredTranslations } from './translations.ts';

const { services } = schema;

/** A service in one language, as a row of the database. */
export type ServiceRow = typeof services.$inferSelect;

/** The services in their order, each in the language in which a host shows it (decision 30). */
export async function readServices(database: Database, locale: Locale): Promise<ServiceRow[]> {
  const rows = await database
    .select()
    .from(services)
    .where(inArray(services.locale, localesFor(locale)))
    .orderBy(asc(services.position), asc(services.slug));
  return preferredTranslations(rows, (row) => row.slug, locale);
}

/** Slugs and titles of the services, in the same order. */
export async function readServiceTitles(
  database: Database,
  locale: Locale,
): Promise<Pick<ServiceRow, 'slug' | 'title'>[]> {
  const { slug, title, locale: written, position } = services;
  const rows = await database
    .select({ slug, title, locale: written })
    .from(services)
    .where(inArray(written, localesFor(locale)))
    .orderBy(asc(position), asc(slug));
  return preferredTranslations(rows, (row) => row.slug, locale);
}
