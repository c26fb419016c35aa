import { inArray } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { preferredTranslation } from './translations.ts';

/** Documents of the companies are pages of text without an address of their own: no slug of a page has a slash. */
export const DOCUMENT_PREFIX = 'document/';

/** Documents of the companies by their slug, each in the language that a host shows it in (decision 30). */
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
