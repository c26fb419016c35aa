import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { schema, type Database } from '../database/database.ts';
import { ratesFile } from '../content-store/formats.ts';
import { contactsFile } from '../content-store/contacts-format.ts';
import { importRates } from './rates.ts';
import { deleteDraft, storeDraft, businessToday } from './drafts.ts';
import { tagsOf, type ChangeExtent } from './cache-tags.ts';
import type { ContentFile } from './content-file.ts';
import { type ImportPlace, readContent, type ReadContent } from './read-content.ts';

/** Removes the content of a file from the database. @returns the cache tags under which it was shown. */
export async function removeFile(database: Database, file: ContentFile): Promise<readonly string[]> {
  await removeContent(database, file);
  return tagsOf(file, 'set');
}

async function removeContent(database: Database, file: ContentFile): Promise<void> {
  // The database does not contain pictures; texts that use one are imported again.
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

/**
 * Replaces the stored content of a file.
 * @param place the folder of the file, which contains the pictures, and the compositions that can be drawn.
 * @returns the cache tags that the change affects. @throws when the file is not valid.
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

/** The published article of a file; undefined when it is not published, or is not an article. */
async function publishedRow(database: Database, file: ContentFile): Promise<ArticleRow | undefined> {
  if (file.kind !== 'articles') return undefined;
  const { articles } = schema;
  const rows = await database
    .select()
    .from(articles)
    .where(and(eq(articles.slug, file.slug), eq(articles.locale, file.locale)));
  return rows[0];
}

function reachOf(before: ArticleRow | undefined, after: ArticleRow | undefined): ChangeExtent {
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
  place: ImportPlace,
): Promise<void> {
  const read = await readContent(file, bytes, place);
  if (read.kind === 'picture') return;
  if (read.kind === 'document') return storeDocument(database, read);
  await removeContent(database, file);
  if (read.kind === 'faq') {
    if (read.rows.length > 0) await database.insert(schema.faq).values(read.rows);
  } else if (read.kind === 'articles') {
    const { row, draft } = read;
    if (draft) await storeDraft(database, row, null);
    else if (row.publishedAt > (await businessToday(database)))
      await storeDraft(database, row, row.publishedAt);
    else await database.insert(schema.articles).values(row);
  } else if (read.kind === 'pages') await database.insert(schema.pages).values(read.row);
  else await database.insert(schema.services).values(read.row);
}

async function storeDocument(
  database: Database,
  { name, body }: Extract<ReadContent, { kind: 'document' }>,
): Promise<void> {
  if (name === 'rates') await importRates(database, v.parse(ratesFile, body));
  const { contentDocuments } = schema;
  await database
    .insert(contentDocuments)
    .values({ name, body })
    .onConflictDoUpdate({ target: contentDocuments.name, set: { body } });
  if (name === 'contacts') await importCities(database, v.parse(contactsFile, body));
}

/** Updates the table of cities from the contacts; ids follow the order of the file, which is that of decision 29. */
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
