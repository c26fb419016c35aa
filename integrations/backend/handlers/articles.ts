import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import {
  type ArticleRow,
  type ArticleSummary,
  articlesShown,
  readArticle,
  readArticleSummaries,
} from '../content-store/articles.ts';
import { deskDrafts } from '../content-editing/content-editing.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { draftRows } from '../content-import/drafts.ts';
import { notFound } from '../errors/domain-error.ts';
import { coverOfText, withDrawings, type Covers, type Experts } from '../media/content-pictures.ts';
import { readDocument } from '../content-store/read-document.ts';
import { expertCardOf } from './expert-card.ts';
import type { Handler, HandlerServices } from './handlers.ts';
import { type DataParts, withDataTables } from '../text-data/text-data.ts';
import { withPrices } from './price-tables.ts';
import { langOf, preferredTranslation } from '../content-store/translations.ts';

/** Articles of a type, the newest first (§7 `articles`); 404 past the last page (decision 22). */
export function articlesHandler({ database, illustrations }: HandlerServices): Handler<'articles'> {
  return async ({ type, per_page, page }, { locale }) => {
    const shown = articlesShown(database, locale, type);
    const lastPage = Math.max(1, Math.ceil((await shown.count()) / per_page));
    if (page > lastPage) throw notFound('Page');
    const rows = await shown.read(per_page, (page - 1) * per_page);
    const about = await readAbout({ database, illustrations });
    return {
      data: rows.map((row) => summaryOf(row, about, locale, false)),
      paginate_data: { last_page: lastPage },
    };
  };
}

/** One article with its text. */
export function articleHandler(parts: HandlerServices): Handler<'article'> {
  return async ({ slug }, { locale }) => {
    const row = await readArticle(parts.database, slug, locale);
    if (!row) throw notFound('Article');
    return { data: { ...(await articleOf(parts, row, locale)), langs: row.langs } };
  };
}

/** An unpublished article, for a preview: its draft at the desk, or else its content file. */
export function draftHandler(parts: HandlerServices): Handler<'draft'> {
  const { database, texts } = parts;
  return async ({ slug }, { locale }) => {
    const rows = [...(await deskDrafts(database, texts, slug)), ...(await draftRows(database, slug))];
    const row = preferredTranslation(rows, locale);
    if (!row) throw notFound('Draft');
    return { data: await articleOf(parts, row, locale) };
  };
}

async function articleOf(source: Source & DataParts, row: ArticleRow, locale: Locale) {
  const about = await readAbout(source);
  const expert = about.experts?.find((one) => one.slug === row.author);
  return {
    ...summaryOf(row, about, locale, true),
    html: await withDataTables(
      source,
      await withPrices(source.database, withDrawings(source.illustrations, row.html), locale),
      locale,
    ),
    headings: row.headings,
    expert: expert ? expertCardOf(source.illustrations, expert, locale) : null,
    services: row.services,
  };
}

/** Articles that an expert wrote, the newest first. */
export async function articlesBy(source: Source, author: string, locale: Locale) {
  const rows = await readArticleSummaries(source.database, locale, author);
  const about = await readAbout(source);
  return rows.map((row) => summaryOf(row, about, locale, false));
}

/** Where articles are read, and the illustrator of their covers. */
type Source = Pick<HandlerServices, 'database' | 'illustrations'>;

/** What articles refer to: covers, authors, and the shop, which is the author of articles without an expert. */
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

/** @param main the cover is the largest picture of its page. */
function summaryOf(
  row: ArticleSummary,
  { illustrations, covers, experts, shop }: About,
  locale: Locale,
  main: boolean,
) {
  const cover = coverOfText(illustrations, covers, 'article', row, locale, main);
  const expert = experts?.find(({ slug }) => slug === row.author);
  return {
    slug: row.slug,
    type: row.type,
    title: row.title,
    description: row.description,
    published_at: row.publishedAt,
    updated_at: row.updatedAt,
    // Only a name contains a space. A slug of an expert who no longer exists is replaced with the shop's name.
    author: expert?.name[locale] ?? (row.author.includes(' ') ? row.author : (shop?.name[locale] ?? '')),
    picture: cover.picture,
    picture_alt: cover.alt,
    show_main_page: row.showMainPage,
    lang: langOf(row.locale),
  };
}
