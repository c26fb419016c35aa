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
      .values({ path, revision: firstRevision(now), ...values })
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

/** A file, and the revision of its draft that somebody has read: null for none. Undefined keeps any draft. */
interface ReadDraft {
  path: string;
  revision?: number | null;
}

/**
 * Saves files for publication at a given time, and replaces the drafts that were read.
 * @returns paths of files that have another draft by now. Nothing may be kept of the transaction then.
 */
export async function scheduleDrafts(
  tx: Database,
  staffId: number,
  files: readonly { path: string; text: string; hash: string | null; revision: number | null }[],
  publishAt: Date,
  now = new Date(),
): Promise<string[]> {
  const others = await dropDrafts(tx, files);
  if (others.length > 0) return others;
  const added = await tx
    .insert(contentDrafts)
    .values(
      files.map(({ path, text, hash, revision }) => ({
        ...{ path, text, base: hash, staffId, savedAt: now, publishAt },
        revision: revision === null ? firstRevision(now) : revision + 1,
      })),
    )
    .onConflictDoNothing()
    .returning({ path: contentDrafts.path });
  const paths = new Set(added.map(({ path }) => path));
  return files.map(({ path }) => path).filter((path) => !paths.has(path));
}

/**
 * Deletes the drafts of files that were read. @returns paths of files that have another draft by now. Nothing may be
 * kept of the transaction then.
 */
export async function dropDrafts(tx: Database, files: readonly ReadDraft[]): Promise<string[]> {
  const read = new Map(files.map(({ path, revision }) => [path, revision]));
  for (const [path, revision] of read) if (revision === undefined) read.delete(path);
  if (read.size === 0) return [];
  const rows = await tx
    .select({ path: contentDrafts.path, revision: contentDrafts.revision })
    .from(contentDrafts)
    .where(inArray(contentDrafts.path, [...read.keys()]))
    .orderBy(contentDrafts.path)
    .for('update');
  const others = rows.filter(({ path, revision }) => read.get(path) !== revision).map(({ path }) => path);
  if (others.length > 0 || rows.length === 0) return others;
  await tx.delete(contentDrafts).where(inArray(contentDrafts.path, rows.map(({ path }) => path))); // prettier-ignore
  return [];
}

/**
 * Revision of a new draft: seconds since 2026, so that it is none of a draft of the same file that was deleted, which
 * somebody may still have open.
 */
function firstRevision(now: Date): number {
  return Math.trunc((now.getTime() - Date.UTC(2026)) / 1_000);
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
