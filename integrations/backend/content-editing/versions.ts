import { desc, eq } from 'drizzle-orm';
import type { TextVersion } from '@tourbillon/domain/desk/text-views.ts';
import { diffLines } from '@tourbillon/domain/texts/line-diff.ts';
import { schema, type Database } from '../database/database.ts';
import { notFound } from '../errors/domain-error.ts';
import { type ContentPlace, readContentText } from './content-place.ts';

const { contentVersions, staff } = schema;

/** Versions of one list. */
const MOST = 50;

/** The changes that the desk has made to a file, latest first. */
export async function listVersions(
  database: Database,
  place: ContentPlace,
  path: string,
): Promise<TextVersion[]> {
  const rows = await database
    .select({ row: contentVersions, name: staff.name })
    .from(contentVersions)
    .innerJoin(staff, eq(staff.id, contentVersions.staffId))
    .where(eq(contentVersions.path, path))
    .orderBy(desc(contentVersions.id))
    .limit(MOST);
  const shown = (await readContentText(place, path))?.text ?? null;
  return rows.map(({ row: { id, before, after, kind, at, staffId }, name }, index) => {
    const lines = diffLines(before ?? '', after ?? '');
    const amount = (wanted: string) => lines.filter((line) => line.kind === wanted).length;
    return {
      ...{ id, kind },
      by: { id: staffId, name },
      at: at.toISOString(),
      added: amount('added'),
      removed: amount('removed'),
      current: index === 0 && after === shown,
    };
  });
}

/** One change, with the file before and after it. @throws DomainError 'not-found'. */
export async function readVersion(database: Database, id: number) {
  const [row] = await database.select().from(contentVersions).where(eq(contentVersions.id, id));
  if (!row) throw notFound('Version');
  const { path, before, after } = row;
  return { id, path, before, after };
}
