import { and, desc, asc, eq, inArray } from 'drizzle-orm';
import { schema } from '../database/database.ts';
import { notFound } from '../http/failures.ts';
import type { Handler, Parts } from './handlers.ts';
import { langOf, localesFor, preferred, preferredOfEach } from './translated.ts';

type Row = typeof schema.articles.$inferSelect;

const SUMMARY = {
  slug: schema.articles.slug,
  locale: schema.articles.locale,
  type: schema.articles.type,
  title: schema.articles.title,
  description: schema.articles.description,
  publishedAt: schema.articles.publishedAt,
  updatedAt: schema.articles.updatedAt,
  author: schema.articles.author,
  showMainPage: schema.articles.showMainPage,
};

/** Articles of a type, the newest first (§7 `articles`); 404 past the last page (decision 22). */
export function articlesHandler({ database }: Parts): Handler<'articles'> {
  const { articles } = schema;
  return async ({ type, per_page, page }, locale) => {
    const rows = await database
      .select(SUMMARY)
      .from(articles)
      .where(
        and(
          inArray(articles.locale, localesFor(locale)),
          type === undefined ? undefined : eq(articles.type, type),
        ),
      )
      .orderBy(desc(articles.publishedAt), asc(articles.slug));
    const shown = preferredOfEach(rows, (row) => row.slug, locale);
    const lastPage = Math.max(1, Math.ceil(shown.length / per_page));
    if (page > lastPage) throw notFound('Page');
    return {
      data: shown.slice((page - 1) * per_page, page * per_page).map(summaryOf),
      paginate_data: { last_page: lastPage },
    };
  };
}

/** One article with its text. */
export function articleHandler({ database }: Parts): Handler<'article'> {
  const { articles } = schema;
  return async ({ slug }, locale) => {
    const rows = await database.select().from(articles).where(eq(articles.slug, slug));
    const row = preferred(rows, locale);
    if (!row) throw notFound('Article');
    return {
      data: { ...summaryOf(row), html: row.html, headings: row.headings, services: row.services },
    };
  };
}

function summaryOf(row: Omit<Row, 'html' | 'headings' | 'services'>) {
  return {
    slug: row.slug,
    type: row.type,
    title: row.title,
    description: row.description,
    published_at: row.publishedAt,
    updated_at: row.updatedAt,
    author: row.author,
    show_main_page: row.showMainPage,
    lang: langOf(row.locale),
  };
}
