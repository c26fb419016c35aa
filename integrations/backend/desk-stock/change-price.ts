import { and, desc, gt, inArray } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { changePrice as changePriceCall } from '@tourbillon/domain/desk/stock-changes.ts';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { schema, type Database } from '../database/database.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { readShopNames } from '../stock/stock.ts';
import { cellsOf } from './cells.ts';
import { refuseStale } from './conflict.ts';
import { type Editor, findRow, readItem } from './read-item.ts';
import { recordEdit } from './record-edit.ts';
import { writeCells } from './write-cells.ts';

const { itemPrices } = schema;

type Prices = DeskRequestOf<typeof changePriceCall>['read'];

/** Columns of a price. */
const PRICE_COLUMNS = ['price', 'discount_price', 'currency'] as const;

/**
 * Changes the price of an item and stores the reason. @throws DomainError 'not-found', 'conflict', or 'invalid' with
 * sentences by column.
 */
export async function changePrice(
  tx: Database,
  editor: Editor,
  { id, edition, read, reason, ...wished }: DeskRequestOf<typeof changePriceCall>,
  photographs: PhotographStore,
): Promise<StockItem> {
  await beginAnnouncing(tx);
  const row = await findRow(tx, editor.office, id, true);
  const now = cellsOf(row, await readShopNames(tx));
  await refuseStale(tx, { itemId: id, edition, read: priceCells(read) }, now);
  const last = await lastPriceId(tx);
  await writeCells(tx, { number: row.number, cells: priceCells(wished), addBrands: false }, photographs);
  await storePriceReason(tx, { after: last, itemIds: [id], reason, staffId: editor.id });
  await recordEdit(tx, editor.id, [id], PRICE_COLUMNS);
  return readItem(tx, editor, id);
}

/** Id of the last stored price. */
export async function lastPriceId(tx: Database): Promise<number> {
  const [last] = await tx
    .select({ id: itemPrices.id })
    .from(itemPrices)
    .orderBy(desc(itemPrices.id))
    .limit(1);
  return last?.id ?? 0;
}

/** Adds the reason to the prices that the database's trigger has stored since. */
export async function storePriceReason(
  tx: Database,
  {
    after,
    itemIds,
    reason,
    staffId,
  }: { after: number; itemIds: readonly number[]; reason: string; staffId: number },
): Promise<void> {
  await tx
    .update(itemPrices)
    .set({ reason, staffId })
    .where(and(gt(itemPrices.id, after), inArray(itemPrices.itemId, [...itemIds])));
}

function priceCells({ price, discount_price: discount, currency }: Prices) {
  return { price: String(price ?? ''), discount_price: String(discount ?? ''), currency };
}
