import { and, asc, desc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { localesFor, mainLocale, preferredTranslations, shownTranslation } from './translations.ts';

const { articles } = schema;

/** An article in one language, as a row of the database. */
export type ArticleRow = typeof articles.$inferSelect;

/** An article without its text, as lists need it. */
export type ArticleSummary = Omit<ArticleRow, 'html' | 'headings' | 'services'>;

const SUMMARY = {
  slug: articles.slug,
  locale: articles.locale,
  type: articles.type,
  title: articles.title,
  description: articles.description,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
  author: articles.author,
  showMainPage: articles.showMainPage,
  cover: articles.cover,
};

/** Newest first; articles of the same day in the order of their slugs. */
const NEWEST_FIRST = [desc(articles.publishedAt), asc(articles.slug)];

/** Articles that a host shows, of one type or of all types. */
export function articlesShown(database: Database, locale: Locale, type: number | undefined) {
  const shown = and(shownIn(database, locale), type === undefined ? undefined : eq(articles.type, type));
  return {
    count: () => database.$count(articles, shown),
    /** Reads a page of them, newest first. */
    read: (limit: number, offset: number): Promise<ArticleSummary[]> =>
      database
        .select(SUMMARY)
        .from(articles)
        .where(shown)
        .orderBy(...NEWEST_FIRST)
        .limit(limit)
        .offset(offset),
  };
}

/** An article in the language in which a host shows it (decision 30); undefined when the slug is unknown. */
export async function readArticle(
  database: Database,
  slug: string,
  locale: Locale,
): Promise<(ArticleRow & { langs: string[] }) | undefined> {
  const rows = await database.select().from(articles).where(eq(articles.slug, slug));
  return shownTranslation(rows, locale);
}

/** All articles that a host shows, or those of one author, newest first. */
export async function readArticleSummaries(
  database: Database,
  locale: Locale,
  author?: string,
): Promise<ArticleSummary[]> {
  const written = author === undefined ? undefined : eq(articles.author, author);
  const rows = await database
    .select(SUMMARY)
    .from(articles)
    .where(and(inArray(articles.locale, localesFor(locale)), written))
    .orderBy(...NEWEST_FIRST);
  return preferredTranslations(rows, (row) => row.slug, locale);
}

/**
 * The version of each article that a host shows (decision 30): in its own language, else in the site's main language.
 */
function shownIn(database: Database, locale: Locale) {
  const own = eq(articles.locale, locale);
  const main = mainLocale();
  if (locale === main) return own;
  const translated = database.select({ slug: articles.slug }).from(articles).where(own);
  return or(own, and(eq(articles.locale, main), notInArray(articles.slug, translated)));
}
