import { and, desc, gte, lt } from 'drizzle-orm';
import { type Locale, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { localesFor, preferredTranslations } from '../content-store/translations.ts';

const { articles } = schema;

/** An article in a letter. */
export interface LetterArticle {
  slug: string;
  title: string;
  /** ISO date. */
  publishedAt: string;
}

/** News and articles of a period, in each language, latest first. @param from ISO date. @param before ISO date. */
export async function articlesBetween(
  database: Database,
  from: string,
  before: string,
): Promise<Record<Locale, LetterArticle[]>> {
  const rows = await database
    .select({
      slug: articles.slug,
      title: articles.title,
      locale: articles.locale,
      publishedAt: articles.publishedAt,
    })
    .from(articles)
    .where(and(gte(articles.publishedAt, from), lt(articles.publishedAt, before)))
    .orderBy(desc(articles.publishedAt), desc(articles.slug));
  const readIn = (locale: Locale) => {
    const readable = rows.filter((row) => localesFor(locale).includes(row.locale as Locale));
    return preferredTranslations(readable, ({ slug }) => slug, locale);
  };
  return Object.fromEntries(
    LOCALES.map((locale): [Locale, LetterArticle[]] => [locale, readIn(locale)]),
  ) as Record<Locale, LetterArticle[]>;
}
