import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { schema, type Database } from '../database/database.ts';
import {
  articleFacts,
  contactsFile,
  DOCUMENTS,
  faqFile,
  pageFacts,
  ratesFile,
  serviceFacts,
  type DocumentName,
  type DocumentOf,
} from '../content-store/formats.ts';
import { checkBody, parseFrontMatter, readFacts } from './front-matter.ts';
import { renderMarkdown } from '../content-store/markdown.ts';
import { checkImageFile } from '../media/picture-files.ts';
import { readJson } from './read-json.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { importRates } from './rates.ts';
import { readPictures } from './text-pictures.ts';
import { deleteDraft, storeDraft, businessToday } from './drafts.ts';
import { tagsOf, type Reach } from './cache-tags.ts';
import type { ContentFile } from './content-file.ts';
import { checkCompositions } from './compositions.ts';
import { fillJson, fillMatter, type ShopWords } from './shop-words.ts';
import { isLocale } from '@tourbillon/domain/i18n/locales.ts';

/** Takes what a file gave out of the database. @returns the cache tags under which it was shown. */
export async function removeFile(database: Database, file: ContentFile): Promise<readonly string[]> {
  await removeContent(database, file);
  return tagsOf(file, 'set');
}

async function removeContent(database: Database, file: ContentFile): Promise<void> {
  // A picture is nowhere but in its file: texts that name it are taken in again.
  if (file.kind === 'picture') return;
  if (file.kind === 'document') {
    const { contentDocuments } = schema;
    await database.delete(contentDocuments).where(eq(contentDocuments.name, file.name));
  } else if (file.kind === 'faq') {
    await database.delete(schema.faq).where(eq(schema.faq.locale, file.locale));
  } else {
    const table = schema[file.kind];
    await database.delete(table).where(and(eq(table.slug, file.slug), eq(table.locale, file.locale)));
    if (file.kind === 'articles') await deleteDraft(database, file.slug, file.locale);
  }
}

/** Where a file lies, and what texts may name there. */
export interface ImportPlace {
  folder: string;
  compositions: Illustrations['compositions'];
  /** What its texts name in braces. */
  words: ShopWords;
}

/**
 * Puts a file's content in place of what it gave before.
 * @param place the folder of the file, where the pictures of texts are, and the compositions that can be drawn.
 * @returns the cache tags under which the change is shown. @throws when the file is not as its README says.
 */
export async function importFile(
  database: Database,
  file: ContentFile,
  bytes: Buffer,
  place: ImportPlace,
): Promise<readonly string[]> {
  const before = await publishedRow(database, file);
  await replaceContent(database, file, bytes, place);
  return tagsOf(file, reachOf(before, await publishedRow(database, file)));
}

type ArticleRow = typeof schema.articles.$inferSelect;

/** The article of a file as it is published; undefined when it is not published, or is not an article. */
async function publishedRow(database: Database, file: ContentFile): Promise<ArticleRow | undefined> {
  if (file.kind !== 'articles') return undefined;
  const { articles } = schema;
  const rows = await database
    .select()
    .from(articles)
    .where(and(eq(articles.slug, file.slug), eq(articles.locale, file.locale)));
  return rows[0];
}

function reachOf(before: ArticleRow | undefined, after: ArticleRow | undefined): Reach {
  const place = (row: ArticleRow | undefined) => row && [row.type, row.publishedAt].join();
  const summary = (row: ArticleRow | undefined) =>
    JSON.stringify({ ...row, html: '', headings: [], services: [] });
  if (place(before) !== place(after)) return 'set';
  return summary(before) === summary(after) ? 'text' : 'summary';
}

async function replaceContent(
  database: Database,
  file: ContentFile,
  bytes: Buffer,
  { folder, compositions, words }: ImportPlace,
): Promise<void> {
  if (file.kind === 'picture') return checkImageFile(file.name, bytes);
  const text = bytes.toString('utf8');
  if (file.kind === 'document') return importDocument(database, file.name, text, { compositions, words });
  if (file.kind === 'faq') {
    const questions = fillJson(readJson(faqFile, text), text, words, file.locale);
    await removeContent(database, file);
    if (questions.length === 0) return;
    await database.insert(schema.faq).values(
      questions.map(({ id, question, answer }) => ({
        id,
        locale: file.locale,
        question,
        answer: renderMarkdown(answer).html,
      })),
    );
    return;
  }
  const matter = fillMatter(parseFrontMatter(text), words[file.locale]);
  checkBody(matter);
  const rendered = renderMarkdown(matter.body, await readPictures(folder, matter, compositions));
  const texts = { slug: file.slug, locale: file.locale, ...rendered };
  if (file.kind === 'articles') {
    const { published, updated, show_main_page, draft, ...rest } = readFacts(articleFacts, matter);
    const row = {
      ...texts,
      ...rest,
      publishedAt: published,
      updatedAt: updated,
      showMainPage: show_main_page,
    };
    await removeContent(database, file);
    if (draft) await storeDraft(database, row, null);
    else if (published > (await businessToday(database))) await storeDraft(database, row, published);
    else await database.insert(schema.articles).values(row);
  } else if (file.kind === 'pages') {
    const { updated, ...rest } = readFacts(pageFacts, matter);
    await removeContent(database, file);
    await database.insert(schema.pages).values({ ...texts, ...rest, updatedAt: updated });
  } else {
    const { updated, order, ...rest } = readFacts(serviceFacts, matter);
    await removeContent(database, file);
    await database.insert(schema.services).values({ ...texts, ...rest, position: order, updatedAt: updated });
  }
}

async function importDocument(
  database: Database,
  name: DocumentName,
  text: string,
  { compositions, words }: Omit<ImportPlace, 'folder'>,
): Promise<void> {
  const language = name.split('/').find(isLocale);
  const body = fillJson(readJson(DOCUMENTS[name], text), text, words, language);
  checkCompositions(name, body as DocumentOf<typeof name>, text, compositions);
  if (name === 'rates') await importRates(database, v.parse(ratesFile, body));
  const { contentDocuments } = schema;
  await database
    .insert(contentDocuments)
    .values({ name, body })
    .onConflictDoUpdate({ target: contentDocuments.name, set: { body } });
  if (name === 'contacts') await importCities(database, v.parse(contactsFile, body));
}

/** The city list follows the contacts; ids count the order of decision 29, in which the file is written. */
async function importCities(
  database: Database,
  { cities }: v.InferOutput<typeof contactsFile>,
): Promise<void> {
  await database.delete(schema.cities);
  await database.insert(schema.cities).values(
    cities.map(({ alias, parent, city, city_in }, position) => ({
      id: position + 1,
      alias,
      parent,
      title: city,
      titleIn: city_in,
    })),
  );
}
