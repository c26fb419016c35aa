import { inArray } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { filesOfText, type TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';
import { contentFile } from '../content-import/content-file.ts';
import { importFile } from '../content-import/import-file.ts';
import { readShopWords } from '../content-import/shop-words.ts';
import { schema, type Database } from '../database/database.ts';
import type { PublishContext } from './publish-texts.ts';

/**
 * Imports the drafts of a text as if they were published; drafts with mistakes are skipped. Use it in a transaction
 * that is rolled back: it announces nothing.
 */
export async function importDrafts(
  tx: Database,
  { place }: Pick<PublishContext, 'place'>,
  { kind, id }: { kind: TextKindName; id: string },
  locales: readonly Locale[],
): Promise<void> {
  const { path, text } = schema.contentDrafts;
  const paths = filesOfText(kind, id, locales).map((file) => file.path);
  const drafts = await tx.select({ path, text }).from(schema.contentDrafts).where(inArray(path, paths));
  if (drafts.length === 0) return;
  const words = await readShopWords(tx, place.folder);
  for (const draft of drafts) {
    const file = contentFile(draft.path);
    // Each in its own transaction (a savepoint), so that one failure does not affect the others.
    const put = (own: Database) =>
      file ? importFile(own, file, Buffer.from(draft.text), { ...place, words }) : Promise.resolve([]);
    await tx.transaction(put).catch(() => undefined);
  }
}
