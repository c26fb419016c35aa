import { like } from 'drizzle-orm';
import { contentFile } from '../content-import/content-file.ts';
import { readContent } from '../content-import/read-content.ts';
import { readShopWords } from '../content-import/shop-words.ts';
import { schema, type Database } from '../database/database.ts';
import type { PublishContext } from './publish-texts.ts';

type ArticleRow = typeof schema.articles.$inferSelect;

/**
 * The desk's drafts of an article, in each language, as the rows they would become; drafts with mistakes are left
 * out.
 */
export async function deskDrafts(
  database: Database,
  { place }: PublishContext,
  slug: string,
): Promise<ArticleRow[]> {
  const { path, text } = schema.contentDrafts;
  const folder = `articles/${slug.replaceAll(/[\\%_]/g, '\\$&')}/%`;
  const drafts = await database.select({ path, text }).from(schema.contentDrafts).where(like(path, folder));
  if (drafts.length === 0) return [];
  const words = await readShopWords(database, place.folder);
  const rows = await Promise.all(
    drafts.map(async (draft) => {
      const file = contentFile(draft.path);
      const read =
        file &&
        (await readContent(file, Buffer.from(draft.text), { ...place, words }).catch(() => undefined));
      return read?.kind === 'articles' ? [read.row] : [];
    }),
  );
  return rows.flat();
}
