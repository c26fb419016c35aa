import { and, eq, lte } from 'drizzle-orm';
import { businessDay } from '../business-days/business-day.ts';
import { schema, type Database } from '../database/database.ts';
import { announce, beginAnnouncing, raiseContentVersion } from '../feed/announce.ts';
import { readDocument } from '../content-store/read-document.ts';
import { tagsOf } from './cache-tags.ts';

type ArticleRow = typeof schema.articles.$inferSelect;

/** An unpublished article and its languages. */
export interface WaitingDraft {
  slug: string;
  locales: string[];
  /** ISO date of the scheduled publication; null when there is none. */
  due: string | null;
}

/** The current day of the shop, in the date format of front matter. */
export async function businessToday(database: Database, now = new Date()): Promise<string> {
  const shop = await readDocument(database, 'shop');
  return businessDay(now, shop?.time_zone ?? 'UTC').date;
}

/** Stores an unpublished article. @param due the day of publication; null for a draft. */
export async function storeDraft(database: Database, row: ArticleRow, due: string | null): Promise<void> {
  const { drafts } = schema;
  await database
    .insert(drafts)
    .values({ kind: 'articles', slug: row.slug, locale: row.locale, body: row, due });
}

/** Deletes the stored draft of an article. */
export async function deleteDraft(database: Database, slug: string, locale: string): Promise<void> {
  const { drafts } = schema;
  await database.delete(drafts).where(and(eq(drafts.slug, slug), eq(drafts.locale, locale)));
}

/** The stored drafts of an article, as the rows they will become. */
export async function draftRows(database: Database, slug: string): Promise<ArticleRow[]> {
  const { drafts } = schema;
  const rows = await database.select().from(drafts).where(eq(drafts.slug, slug));
  return rows.map(({ body }) => body as ArticleRow);
}

/** All stored drafts. */
export async function waitingDrafts(database: Database): Promise<WaitingDraft[]> {
  const { drafts } = schema;
  const rows = await database.select().from(drafts).orderBy(drafts.slug, drafts.locale);
  const groups = Map.groupBy(rows, ({ slug, due }) => `${slug} ${due}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ slug: first.slug, due: first.due, locales: group.map(({ locale }) => locale) }] : [];
  });
}

/**
 * Publishes articles whose day has come, and announces them. Several backends may do so: each article is published
 * once.
 */
export async function publishScheduled(database: Database, now = new Date()): Promise<string[]> {
  const { articles, drafts } = schema;
  const today = await businessToday(database, now);
  const [waiting] = await database.select().from(drafts).where(lte(drafts.due, today)).limit(1);
  if (!waiting) return [];
  return database.transaction(async (transaction) => {
    await beginAnnouncing(transaction);
    const due = await transaction.delete(drafts).where(lte(drafts.due, today)).returning();
    for (const { slug, locale, body } of due) {
      const row = body as ArticleRow;
      await transaction
        .insert(articles)
        .values(row)
        .onConflictDoUpdate({ target: [articles.slug, articles.locale], set: row });
      const file = { kind: 'articles', slug, locale: row.locale as 'ru' } as const;
      await announce(transaction, tagsOf(file, 'set'), `articles/${slug}/${locale}.md: its day has come`);
    }
    await raiseContentVersion(transaction);
    return due.map(({ slug, locale }) => `articles/${slug}/${locale}.md`);
  });
}
