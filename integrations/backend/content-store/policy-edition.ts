import { and, eq, inArray } from 'drizzle-orm';
import { AGREEMENT_PAGES, asksConsent } from '@tourbillon/domain/contract/consent.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';

const { pages } = schema;

/**
 * The date of the document that a consent refers to, for its record (decision 57): where a box asks for it the document
 * of the consent, elsewhere, or if the shop has none, the privacy policy.
 */
export async function policyEdition(tx: Database, locale: Locale): Promise<string | null> {
  const found = await tx
    .select({ slug: pages.slug, updatedAt: pages.updatedAt })
    .from(pages)
    .where(and(inArray(pages.slug, Object.values(AGREEMENT_PAGES)), eq(pages.locale, locale)));
  const dates = new Map(found.map(({ slug, updatedAt }) => [slug, updatedAt]));
  const { consent, policy } = AGREEMENT_PAGES;
  return (asksConsent(locale) && dates.get(consent)) || (dates.get(policy) ?? null);
}
