import { and, eq } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';

const { pages } = schema;

/** The date of the privacy policy that the site shows in a language, for the record of a consent (decision 57). */
export async function policyEdition(tx: Database, locale: Locale): Promise<string | null> {
  const found = await tx
    .select({ updatedAt: pages.updatedAt })
    .from(pages)
    .where(and(eq(pages.slug, 'politika-konfidentcialnosti'), eq(pages.locale, locale)));
  return found[0]?.updatedAt ?? null;
}
