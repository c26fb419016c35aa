import { and, asc, gt, ne } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import { readItemPhotographs } from '../photographs/item-photographs.ts';
import { csvOf } from '../staff-output/csv.ts';
import { COLUMNS } from './columns/columns.ts';
import { readShopNames } from './shop-names.ts';
import { stockTemplate } from './stock-template.ts';

/** Items per query. */
const ROWS_AT_ONCE = 500;

/** A part of an export. */
export interface ExportPart {
  /** Lines of the file. */
  text: string;
  /** Photographs of these lines: the file name in the export, and the name in the store. */
  photos: { file: string; name: string }[];
}

/**
 * Exports the whole stock except drafts as CSV, in parts, with the columns of the import. Importing an unchanged
 * export changes nothing.
 * @param withPhotos include names of photographs; otherwise an import keeps the photographs.
 */
export async function* exportStock(database: Database, withPhotos = false): AsyncGenerator<ExportPart> {
  yield { text: stockTemplate(), photos: [] };
  const names = await readShopNames(database);
  const files = photoFiles();
  const { items } = schema;
  for (let after = -1; ;) {
    const rows = await database
      .select()
      .from(items)
      .where(and(gt(items.id, after), ne(items.stock, 'draft')))
      .orderBy(asc(items.id))
      .limit(ROWS_AT_ONCE);
    const photographs = withPhotos
      ? await readItemPhotographs(
          database,
          rows.map(({ id }) => id),
        )
      : undefined;
    const photos: ExportPart['photos'] = [];
    const cells = rows.map((row) => {
      const brandTitle = names.brandById(row.brandId)?.title ?? '';
      const collectionTitle = names.collectionById(row.collectionId ?? -1)?.title ?? null;
      const own = (photographs?.get(row.id) ?? []).map(({ name }, at) => ({
        file: files(row.number, at + 1),
        name,
      }));
      photos.push(...own);
      const item = { ...row, brandTitle, collectionTitle, photoNames: own.map(({ file }) => file) };
      const type = row.catalogType;
      return COLUMNS.map((column) =>
        !column.sections || column.sections.some((section) => section === type) ? column.write(item) : '',
      );
    });
    if (cells.length > 0) yield { text: csvOf(cells), photos };
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}

/** Makes unique file names from stock numbers, because two numbers may differ only in punctuation or case. */
function photoFiles(): (number: string, place: number) => string {
  const taken = new Set<string>();
  return (number, place) => {
    const base = `${number.replaceAll('/', '_')}-${place}`;
    let file = `${base}.jpg`;
    for (let more = 2; taken.has(file.toLowerCase()); more += 1) file = `${base}-${more}.jpg`;
    taken.add(file.toLowerCase());
    return file;
  };
}
