import { and, eq, inArray } from 'drizzle-orm';
import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import { schema, type Database } from '../database/database.ts';

const { contentDrafts, staff } = schema;

/** A row of the table of drafts. */
export type DraftRow = typeof contentDrafts.$inferSelect;

/** The data of a draft to save. */
export interface DraftToSave {
  path: string;
  text: string;
  base: string | null;
  /** Revision of the draft that was edited; null for a new draft. */
  revision: number | null;
  /** Cancels the scheduled publication. */
  unplan: boolean;
}

/**
 * Saves a draft; a scheduled draft stays scheduled. Saving the text that is already stored is not a conflict.
 * @returns false when somebody else has saved the draft meanwhile: nothing is changed then.
 */
export async function saveDraft(
  tx: Database,
  staffId: number,
  { path, text, base, revision, unplan }: DraftToSave,
  now = new Date(),
): Promise<boolean> {
  const [known] = await tx.select().from(contentDrafts).where(eq(contentDrafts.path, path));
  const values = { text, base, staffId, savedAt: now, problem: null, ...(unplan && { publishAt: null }) };
  if (!known) {
    const added = await tx
      .insert(contentDrafts)
      .values({ path, revision: 1, ...values })
      .onConflictDoNothing()
      .returning({ path: contentDrafts.path });
    return added.length > 0;
  }
  if (known.text !== text && known.revision !== revision) return false;
  const changed = await tx
    .update(contentDrafts)
    .set({ ...values, revision: known.revision + 1 })
    .where(and(eq(contentDrafts.path, path), eq(contentDrafts.revision, known.revision)))
    .returning({ path: contentDrafts.path });
  return changed.length > 0;
}

/** Saves files for publication at a given time, and replaces existing drafts. */
export async function scheduleDrafts(
  tx: Database,
  staffId: number,
  files: readonly { path: string; text: string; hash: string | null }[],
  publishAt: Date,
  now = new Date(),
): Promise<void> {
  await dropDrafts(tx, files.map(({ path }) => path)); // prettier-ignore
  await tx.insert(contentDrafts).values(
    files.map(({ path, text, hash }) => ({
      path,
      text,
      base: hash,
      revision: 1,
      staffId,
      savedAt: now,
      publishAt,
    })),
  );
}

/** Deletes the drafts of files. */
export async function dropDrafts(tx: Database, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await tx.delete(contentDrafts).where(inArray(contentDrafts.path, [...paths]));
}

/** Drafts of files by path, in the form of the desk. */
export async function draftsOf(
  database: Database,
  paths: readonly string[],
): Promise<Map<string, NonNullable<TextFile['draft']>>> {
  const rows = await database
    .select({ row: contentDrafts, name: staff.name })
    .from(contentDrafts)
    .innerJoin(staff, eq(staff.id, contentDrafts.staffId))
    .where(inArray(contentDrafts.path, [...paths]));
  return new Map(
    rows.map(({ row: { path, text, base, revision, staffId, savedAt, publishAt, problem }, name }) => [
      path,
      {
        ...{ text, base, revision, problem },
        by: { id: staffId, name },
        at: savedAt.toISOString(),
        publish_at: publishAt?.toISOString() ?? null,
      },
    ]),
  );
}
