import { asc, eq, inArray } from 'drizzle-orm';
import type { PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { StoredEdit } from '@tourbillon/domain/desk/photographs.ts';
import { schema, type Database } from '../database/database.ts';
import type { PhotographStore, StoredPhotograph } from './photograph-store.ts';
import { unchangedSourceOf } from './unchanged-sources.ts';

const { itemPhotos } = schema;

/** Items per batch of a comparison. */
const AT_ONCE = 500;

/** A photograph of an item, in the order of its gallery. */
export interface ItemPhotograph extends StoredPhotograph {
  /** What it shows; null if not known. */
  view: PictureView | null;
  /** Name of the original before rotation and cropping; null if the photograph was not edited. */
  original?: string | null;
  /** Its rotation and crop. */
  edit?: StoredEdit | null;
}

/** A photograph to set. Omitted fields are not known. */
type Wanted = StoredPhotograph & Partial<Pick<ItemPhotograph, 'view' | 'original' | 'edit'>>;

/**
 * Replaces the photographs of an item, in this order; the first is the main one. It runs in the caller's transaction,
 * if there is one. A database trigger announces a change of the item. Housekeeping deletes unused originals.
 * @returns whether anything changed.
 */
export async function setItemPhotographs(
  database: Database,
  itemId: number,
  photographs: readonly Wanted[],
): Promise<boolean> {
  const rows = photographs.map(
    (
      { name, type, width, height, source, view = null, original = null, edit = null, placeholder },
      position,
    ) => ({
      itemId,
      position,
      name,
      type,
      width,
      height,
      source,
      view,
      original,
      edit,
      placeholder,
    }),
  );
  const before = await database
    .select()
    .from(itemPhotos)
    .where(eq(itemPhotos.itemId, itemId))
    .orderBy(asc(itemPhotos.position));
  const same = (one: (typeof rows)[number], other?: (typeof before)[number]) =>
    other?.name === one.name &&
    other.view === one.view &&
    other.source === one.source &&
    other.original === one.original;
  if (before.length === rows.length && rows.every((row, at) => same(row, before[at]))) return false;
  await database.transaction(async (transaction) => {
    await transaction.delete(itemPhotos).where(eq(itemPhotos.itemId, itemId));
    if (rows.length > 0) await transaction.insert(itemPhotos).values(rows);
  });
  return true;
}

/** The photographs of items by their ids, each in the order of its gallery. */
export async function readItemPhotographs(
  database: Database,
  itemIds: readonly number[],
): Promise<Map<number, ItemPhotograph[]>> {
  const found = new Map<number, ItemPhotograph[]>();
  for (let at = 0; at < itemIds.length; at += AT_ONCE) {
    const rows = await database
      .select()
      .from(itemPhotos)
      .where(inArray(itemPhotos.itemId, itemIds.slice(at, at + AT_ONCE)))
      .orderBy(asc(itemPhotos.itemId), asc(itemPhotos.position));
    for (const { itemId, position: _, placeholder, ...photograph } of rows) {
      const list = found.get(itemId) ?? [];
      list.push({ ...photograph, placeholder: placeholder ?? '' });
      found.set(itemId, list);
    }
  }
  return found;
}

/**
 * Stores files as photographs of an item, in this order. Files that the item already has are not cleaned again. It
 * writes no rows; the caller does so with `setItemPhotographs`, in its transaction for the item.
 * @param known current photographs of the item, if it exists (`readItemPhotographs`).
 * @throws PhotographRefusal for the first file that is not a photograph, or is too large.
 */
export async function storeItemPhotographs(
  store: PhotographStore,
  files: readonly string[],
  known: readonly ItemPhotograph[] = [],
): Promise<ItemPhotograph[]> {
  const stored: ItemPhotograph[] = [];
  for (const file of files) {
    const source = await unchangedSourceOf(file);
    // A file from an export is an original, so its hash equals the name.
    const same = known.find((one) => one.source === source || one.name === source);
    stored.push(same ?? { ...(await store.store(file)), view: null });
  }
  return stored;
}
