import { asc, inArray } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { localesFor, preferredTranslations } from './translations.ts';

/** Questions and answers in the order of their ids, each in the language in which a host shows it (decision 30). */
export async function readQuestions(database: Database, locale: Locale) {
  const { faq } = schema;
  const rows = await database
    .select()
    .from(faq)
    .where(inArray(faq.locale, localesFor(locale)))
    .orderBy(asc(faq.id));
  return preferredTranslations(rows, (row) => row.id, locale);
}
