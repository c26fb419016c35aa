import { desc, eq, inArray } from 'drizzle-orm';
import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import { filesOfText, textOfFile, type TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { type ContentPlace, hashOfText, readContentText } from './content-place.ts';
import { draftsOf } from './text-drafts.ts';

const { contentVersions, staff } = schema;

/** The files of a text: the published versions and the drafts. */
export async function readText(
  database: Database,
  place: ContentPlace,
  kind: TextKindName,
  id: string,
  locales: readonly Locale[],
): Promise<TextFile[]> {
  return readTextFiles(database, place, filesOfText(kind, id, locales).map(({ path }) => path)); // prettier-ignore
}

/** Files with given paths. */
export async function readTextFiles(
  database: Database,
  place: ContentPlace,
  paths: readonly string[],
): Promise<TextFile[]> {
  const drafts = await draftsOf(database, paths);
  const last = await lastVersions(database, paths);
  return Promise.all(
    paths.map(async (path) => {
      const file = await readContentText(place, path);
      const version = last.get(path);
      const isDesks = file && version && version.after !== null && hashOfText(version.after) === file.hash;
      return {
        path,
        locale: textOfFile(path)?.locale ?? null,
        text: file?.text ?? null,
        hash: file?.hash ?? null,
        changed: isDesks
          ? { by: { id: version.staffId, name: version.name }, at: version.at.toISOString() }
          : null,
        draft: drafts.get(path) ?? null,
      };
    }),
  );
}

async function lastVersions(database: Database, paths: readonly string[]) {
  const { path, after, at, staffId } = contentVersions;
  const rows = await database
    .selectDistinctOn([path], { path, after, at, staffId, name: staff.name })
    .from(contentVersions)
    .innerJoin(staff, eq(staff.id, staffId))
    .where(inArray(path, [...paths]))
    .orderBy(path, desc(contentVersions.id));
  return new Map(rows.map((row) => [row.path, row]));
}
