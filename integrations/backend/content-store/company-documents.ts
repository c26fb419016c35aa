import { inArray } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { preferredTranslation } from './translations.ts';

/**
 * Documents of companies are stored as pages of text without an own address. No slug of an ordinary page contains a
 * slash.
 */
export const DOCUMENT_PREFIX = 'document/';

/** Documents of companies with given slugs, each in the language in which a host shows it (decision 30). */
export async function readCompanyDocuments(database: Database, slugs: readonly string[], locale: Locale) {
  const { pages } = schema;
  const wanted = slugs.map((slug) => DOCUMENT_PREFIX + slug);
  const rows = await database.select().from(pages).where(inArray(pages.slug, wanted));
  const groups = Map.groupBy(rows, ({ slug }) => slug.slice(DOCUMENT_PREFIX.length));
  return new Map(
    [...groups].flatMap(([slug, translations]) => {
      const row = preferredTranslation(translations, locale);
      return row ? [[slug, row] as const] : [];
    }),
  );
}
