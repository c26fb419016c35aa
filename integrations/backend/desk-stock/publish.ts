import { and, arrayContains, eq, inArray } from 'drizzle-orm';
import type { PieceResult } from '@tourbillon/domain/desk/stock-changes.ts';
import type { StoredStock } from '@tourbillon/domain/sections/item-statuses.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { saleStockOf } from '../stock/stock.ts';
import { recordEdit } from './record-edit.ts';

const { availabilityChanges, itemEdits, items } = schema;

/** Publishes drafts. Database triggers announce them and record their arrival for alerts. */
export async function publish(
  tx: Database,
  staffId: number,
  rows: readonly ItemRow[],
): Promise<PieceResult[]> {
  const now = new Date();
  const drafts = rows.filter(({ stock }) => stock === 'draft');
  const ids = drafts.map(({ id }) => id);
  const before = await unpublishedBefore(tx, ids);
  for (const row of drafts) {
    const stock = await stockOf(tx, row);
    await tx
      .update(items)
      .set({
        stock,
        // The dealer corner has no guarantee; a file may have given one to the draft.
        ...(stock === 'dealer' && { guaranteeMonths: null }),
        // An item that was published before is not a new arrival.
        ...(!before.has(row.id) && { publishedAt: now }),
        updatedAt: now,
      })
      .where(eq(items.id, row.id));
  }
  await recordEdit(tx, staffId, ids, ['published']);
  return rows.map(({ id, number, stock }) => result(id, number, stock === 'draft'));
}

/** Unpublishes items: they become drafts. Held and archived items are refused. */
export async function unpublish(
  tx: Database,
  staffId: number,
  rows: readonly ItemRow[],
): Promise<PieceResult[]> {
  const now = new Date();
  const results = rows.map(({ id, number, stock, availability }): PieceResult => {
    if (availability === 'reserved')
      return { id, number, status: 'refused', message: 'is held; release it first' };
    if (stock === 'archive')
      return { id, number, status: 'refused', message: 'is in the archive, whose pages stay' };
    return result(id, number, stock !== 'draft');
  });
  const gone = new Set(results.flatMap(({ id, status }) => (status === 'changed' ? [id] : [])));
  if (gone.size === 0) return results;
  const changed = rows.filter(({ id }) => gone.has(id));
  // Records the current stock, as for an item that moves to the archive, so that publishing restores it.
  await tx.insert(availabilityChanges).values(
    changed.map(({ id, availability, stock }) => ({
      itemId: id,
      by: 'staff' as const,
      before: availability as 'in_stock',
      after: availability as 'in_stock',
      stock,
      at: now,
    })),
  );
  await tx
    .update(items)
    .set({ stock: 'draft', updatedAt: now })
    .where(inArray(items.id, [...gone]));
  await recordEdit(tx, staffId, [...gone], ['unpublished']);
  return results;
}

function result(id: number, number: string, isChanged: boolean): PieceResult {
  return { id, number, status: isChanged ? 'changed' : 'unchanged', message: null };
}

async function unpublishedBefore(tx: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: itemEdits.itemId })
    .from(itemEdits)
    .where(and(inArray(itemEdits.itemId, [...ids]), arrayContains(itemEdits.columns, ['unpublished'])));
  return new Set(rows.map(({ id }) => id));
}

/** The stock of a draft after its publication: the archive for a sold or archived item, else its stock on sale. */
async function stockOf(tx: Database, { id, availability }: ItemRow): Promise<StoredStock> {
  return availability === 'sold' || availability === 'in_archive' ? 'archive' : saleStockOf(tx, id);
}
