import { textOfFile, type TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';
import { schema, type Database } from '../database/database.ts';

const { contentDrafts } = schema;

/** The number of texts with a draft, and of those that were not published on time. */
export async function countDrafts(
  database: Database,
  isAllowed: (kind: TextKindName) => boolean,
): Promise<{ drafts: number; problems: number }> {
  const { path, problem } = contentDrafts;
  const rows = await database.select({ path, problem }).from(contentDrafts);
  const seen = rows.flatMap((row) => {
    const text = textOfFile(row.path);
    return text && isAllowed(text.kind)
      ? [{ key: `${text.kind}.${text.id}`, hasFailed: row.problem !== null }]
      : [];
  });
  const amountOf = (found: typeof seen) => new Set(found.map(({ key }) => key)).size;
  return { drafts: amountOf(seen), problems: amountOf(seen.filter(({ hasFailed }) => hasFailed)) };
}
