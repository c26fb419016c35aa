import { and, inArray } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { changePieces as changePiecesCall, PieceResult } from '@tourbillon/domain/desk/stock-changes.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { type Cells, readShopNames, setFields } from '../stock/stock.ts';
import { cellsOf } from './cells.ts';
import { storePriceReason, lastPriceId } from './change-price.ts';
import { publish, unpublish } from './publish.ts';
import type { Editor } from './read-item.ts';
import { recordEdit } from './record-edit.ts';
import { piecesOfOffice } from '../database/of-office.ts';
import { priceAfter } from './price-after.ts';

const { items } = schema;

type Change = DeskRequestOf<typeof changePiecesCall>['change'];

/** The result for one item: new cells, no change, or the reason for a refusal. */
type Step = { cells: Cells } | { refused: string } | undefined;

/**
 * Applies one change to many items. Each item is checked and reported separately. Items that the caller's office does
 * not see are left out.
 */
export async function changePieces(
  tx: Database,
  editor: Editor,
  { ids, change }: DeskRequestOf<typeof changePiecesCall>,
  photographs: PhotographStore,
): Promise<PieceResult[]> {
  await beginAnnouncing(tx);
  const rows = await tx
    .select()
    .from(items)
    .where(and(inArray(items.id, ids), piecesOfOffice(editor.office)))
    .orderBy(items.id)
    .for('update');
  const results =
    change.kind === 'publish'
      ? await publish(tx, editor.id, rows)
      : change.kind === 'unpublish'
        ? await unpublish(tx, editor.id, rows)
        : await changeCells(tx, editor, rows, change, photographs);
  const asked = new Map(results.map((one) => [one.id, one]));
  return ids.flatMap((id) => asked.get(id) ?? []);
}

async function changeCells(
  tx: Database,
  editor: Editor,
  rows: readonly ItemRow[],
  change: Exclude<Change, { kind: 'publish' | 'unpublish' }>,
  photographs: PhotographStore,
): Promise<PieceResult[]> {
  const names = await readShopNames(tx);
  const steps = rows.map((row) => ({ row, step: stepOf(row, cellsOf(row, names), change) }));
  const wished = steps.flatMap(({ row, step }) =>
    step && 'cells' in step ? [{ row, fields: step.cells }] : [],
  );
  const last = await lastPriceId(tx);
  const { mistakes } = await setFields(
    tx,
    wished.map(({ row: { number }, fields }) => ({ number, fields })),
    photographs,
  );
  const wrong = new Map(
    mistakes.map(({ line, column, message }) => [wished[line - 1]?.row.id, `${column}: ${message}`]),
  );
  const changed = wished.filter(({ row: { id } }) => !wrong.has(id)).map(({ row: { id } }) => id);
  if (change.kind === 'price' && changed.length > 0) {
    await storePriceReason(tx, { after: last, itemIds: changed, reason: change.reason, staffId: editor.id });
  }
  await recordEdit(tx, editor.id, changed, COLUMNS_OF[change.kind]);
  return steps.map(({ row: { id, number }, step }) => {
    const message = wrong.get(id) ?? (step && 'refused' in step ? step.refused : null);
    const status = message !== null ? 'refused' : step ? 'changed' : 'unchanged';
    return { id, number, status, message };
  });
}

const COLUMNS_OF = {
  archive: ['availability'],
  office: ['city'],
  price: ['price', 'discount_price'],
} as const;

function stepOf(row: ItemRow, now: Cells, change: Exclude<Change, { kind: 'publish' | 'unpublish' }>): Step {
  if (change.kind === 'archive') {
    if (row.stock === 'archive') return undefined;
    if (row.stock === 'draft') return { refused: 'is a draft, which no archive shows; publish it first' };
    if (row.availability === 'reserved') return { refused: 'is held; release it first' };
    return { cells: { availability: 'in_archive' } };
  }
  const cells = change.kind === 'office' ? { city: change.city ?? '' } : priceAfter(now, change);
  if ('refused' in cells) return cells as { refused: string };
  return Object.entries(cells).some(([column, text]) => now[column] !== text) ? { cells } : undefined;
}
