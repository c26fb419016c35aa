import { and, desc, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import { DEFAULT_LOCALE, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { draftRows } from '../content-import/drafts.ts';
import { schema } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import { coverOf, withDrawings, type Covers, type Experts } from '../media/content-pictures.ts';
import { readDocument } from '../content-store/read-document.ts';
import { expertCardOf } from './expert-card.ts';
import type { Handler, Parts } from './handlers.ts';
import {
  langOf,
  localesFor,
  preferredTranslation,
  preferredTranslations,
} from '../content-store/translations.ts';

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
export function articlesHandler({ database, illustrations }: Parts): Handler<'articles'> {
  const { articles } = schema;
  return async ({ type, per_page, page }, { locale }) => {
    const shown = and(shownIn(database, locale), type === undefined ? undefined : eq(articles.type, type));
    const total = await database.$count(articles, shown);
    const lastPage = Math.max(1, Math.ceil(total / per_page));
    if (page > lastPage) throw notFound('Page');
    const rows = await database
      .select(SUMMARY)
      .from(articles)
      .where(shown)
      .orderBy(desc(articles.publishedAt), asc(articles.slug))
      .limit(per_page)
      .offset((page - 1) * per_page);
    const about = await readAbout({ database, illustrations });
    return {
      data: rows.map((row) => summaryOf(row, about, locale, false)),
      paginate_data: { last_page: lastPage },
    };
  };
}

/** Of each article the version that a host shows (decision 30): its own, else the Russian one. */
function shownIn(database: Parts['database'], locale: Locale) {
  const { articles } = schema;
  const own = eq(articles.locale, locale);
  if (locale === DEFAULT_LOCALE) return own;
  const translated = database.select({ slug: articles.slug }).from(articles).where(own);
  return or(own, and(eq(articles.locale, DEFAULT_LOCALE), notInArray(articles.slug, translated)));
}

/** One article with its text. */
export function articleHandler({ database, illustrations }: Parts): Handler<'article'> {
  const { articles } = schema;
  return async ({ slug }, { locale }) => {
    const rows = await database.select().from(articles).where(eq(articles.slug, slug));
    const row = preferredTranslation(rows, locale);
    if (!row) throw notFound('Article');
    return { data: await articleOf({ database, illustrations }, row, locale) };
  };
}

/** One article that is not published, for a preview. */
export function draftHandler({ database, illustrations }: Parts): Handler<'draft'> {
  return async ({ slug }, { locale }) => {
    const row = preferredTranslation(await draftRows(database, slug), locale);
    if (!row) throw notFound('Draft');
    return { data: await articleOf({ database, illustrations }, row, locale) };
  };
}

async function articleOf(source: Source, row: Row, locale: Locale) {
  const about = await readAbout(source);
  const expert = about.experts?.find((one) => one.slug === row.author);
  return {
    ...summaryOf(row, about, locale, true),
    html: withDrawings(source.illustrations, row.html),
    headings: row.headings,
    expert: expert ? expertCardOf(source.illustrations, expert, locale) : null,
    services: row.services,
  };
}

/** Articles that an expert wrote, the newest first. */
export async function articlesBy(source: Source, author: string, locale: Locale) {
  const { articles } = schema;
  const rows = await source.database
    .select(SUMMARY)
    .from(articles)
    .where(and(inArray(articles.locale, localesFor(locale)), eq(articles.author, author)))
    .orderBy(desc(articles.publishedAt), asc(articles.slug));
  const about = await readAbout(source);
  return preferredTranslations(rows, (row) => row.slug, locale).map((row) =>
    summaryOf(row, about, locale, false),
  );
}

/** Where articles are read, and what draws their covers. */
type Source = Pick<Parts, 'database' | 'illustrations'>;

/** What articles refer to: their covers, the experts who write them, and the shop, which wrote what no expert did. */
interface About extends Pick<Source, 'illustrations'> {
  covers: Covers | undefined;
  experts: Experts | undefined;
  shop: DocumentOf<'shop'> | undefined;
}

async function readAbout({ database, illustrations }: Source): Promise<About> {
  const [covers, experts, shop] = await Promise.all([
    readDocument(database, 'covers'),
    readDocument(database, 'experts'),
    readDocument(database, 'shop'),
  ]);
  return { illustrations, covers, experts, shop };
}

/** `main`: the cover is the largest picture of its page. */
function summaryOf(
  row: Omit<Row, 'html' | 'headings' | 'services'>,
  { illustrations, covers, experts, shop }: About,
  locale: Locale,
  main: boolean,
) {
  const cover = coverOf(illustrations, covers, 'article', row.slug, locale, main);
  const expert = experts?.find(({ slug }) => slug === row.author);
  return {
    slug: row.slug,
    type: row.type,
    title: row.title,
    description: row.description,
    published_at: row.publishedAt,
    updated_at: row.updatedAt,
    // Only a name has a space; the address word of an expert who is not there is none.
    author: expert?.name[locale] ?? (row.author.includes(' ') ? row.author : (shop?.name[locale] ?? '')),
    picture: cover.picture,
    picture_alt: cover.alt,
    show_main_page: row.showMainPage,
    lang: langOf(row.locale),
  };
}
