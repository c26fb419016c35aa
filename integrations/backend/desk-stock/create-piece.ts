import { eq } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { createPiece as createPieceCall, StockItem } from '@tourbillon/domain/desk/stock.ts';
import { schema, type Database } from '../database/database.ts';
import { invalid } from '../errors/domain-error.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { type Editor, readItem } from './read-item.ts';
import { recordEdit } from './record-edit.ts';
import { admitColumns, writeCells } from './write-cells.ts';

const { items } = schema;

/** Creates a draft. @throws DomainError 'forbidden', or 'invalid' with sentences by column. */
export async function createPiece(
  tx: Database,
  editor: Editor,
  { number, cells, add_brand: addBrands }: DeskRequestOf<typeof createPieceCall>,
  photographs: PhotographStore,
): Promise<StockItem> {
  const { section = '', ...own } = cells;
  const said = Object.fromEntries(Object.entries(own).filter(([, text]) => text !== ''));
  admitColumns(editor.role, Object.keys(said));
  await beginAnnouncing(tx);
  const [known] = await tx.select({ id: items.id }).from(items).where(eq(items.number, number));
  if (known) throw invalid('The piece is not right', { number: ['another piece has this stock number'] });
  // By default the item belongs to the office of its creator.
  const city = said.city ?? editor.office ?? undefined;
  const all = { ...said, section, ...(city !== undefined && { city }) };
  await writeCells(tx, { number, cells: all, addBrands, isDraft: true }, photographs);
  const [row] = await tx.select({ id: items.id }).from(items).where(eq(items.number, number));
  const id = row?.id ?? 0;
  await recordEdit(tx, editor.id, [id], ['created']);
  return readItem(tx, { office: null, locale: editor.locale }, id);
}
