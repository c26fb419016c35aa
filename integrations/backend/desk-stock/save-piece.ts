import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { savePiece as savePieceCall, StockItem } from '@tourbillon/domain/desk/stock.ts';
import type { Database } from '../database/database.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { readShopNames, withSaleStock } from '../stock/stock.ts';
import { cellsOf, versionOf } from './cells.ts';
import { refuseStale } from './conflict.ts';
import { type Editor, findRow, readItem } from './read-item.ts';
import { recordEdit } from './record-edit.ts';
import { admitColumns, writeCells } from './write-cells.ts';

/**
 * Changes cells of an item, if they have not changed since they were read.
 * @throws DomainError 'not-found', 'forbidden', 'conflict', or 'invalid' with sentences by column.
 */
export async function savePiece(
  tx: Database,
  editor: Editor,
  { id, version, edition, read, cells, add_brand: addBrands }: DeskRequestOf<typeof savePieceCall>,
  photographs: PhotographStore,
): Promise<StockItem> {
  admitColumns(editor.role, Object.keys(cells));
  await beginAnnouncing(tx);
  const row = await findRow(tx, editor.office, id, true);
  const now = cellsOf(await withSaleStock(tx, row), await readShopNames(tx));
  if (version !== versionOf(now)) await refuseStale(tx, { itemId: id, edition, read }, now);
  const columns = Object.keys(cells).filter((column) => cells[column] !== now[column]);
  if (columns.length > 0) {
    const changed = Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));
    // The row of a draft does not say its stock on sale, by which a guarantee is judged.
    const sale = row.stock === 'draft' && now.dealer_corner === 'yes' && { dealer_corner: 'yes' };
    await writeCells(tx, { number: row.number, cells: { ...sale, ...changed }, addBrands }, photographs);
    await recordEdit(tx, editor.id, [id], columns);
  }
  // After a move to another office, the caller still gets the result.
  return readItem(tx, { office: null, locale: editor.locale }, id);
}
