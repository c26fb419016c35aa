import { and, desc, eq, gt } from 'drizzle-orm';
import type { StockConflict } from '@tourbillon/domain/desk/stock.ts';
import { schema, type Database } from '../database/database.ts';
import { conflict } from '../errors/domain-error.ts';
import type { Cells } from '../stock/stock.ts';
import { versionOf } from './cells.ts';

const { itemEdits, staff } = schema;

/** Maximum number of edits that are searched for the author of a change. */
const LOOKED_AT = 200;

/**
 * Refuses a change when cells have changed since they were read.
 * @param edition the last edit that was read. @param read all or some cells, as they were read.
 * @throws DomainError 'conflict' with the changed cells and their authors.
 */
export async function refuseStale(
  tx: Database,
  { itemId, edition, read }: { itemId: number; edition: number; read: Cells },
  now: Cells,
): Promise<void> {
  const other = Object.keys(read).filter((column) => column in now && now[column] !== read[column]);
  if (other.length === 0) return;
  const edits = await tx
    .select({ id: itemEdits.id, columns: itemEdits.columns, by: { id: staff.id, name: staff.name } })
    .from(itemEdits)
    .innerJoin(staff, eq(staff.id, itemEdits.staffId))
    .where(and(eq(itemEdits.itemId, itemId), gt(itemEdits.id, edition)))
    .orderBy(desc(itemEdits.id))
    .limit(LOOKED_AT);
  const current: StockConflict = {
    version: versionOf(now),
    edition: edits[0]?.id ?? edition,
    fields: other.map((column) => ({
      column,
      read: read[column] ?? '',
      now: now[column] ?? '',
      by: edits.find(({ columns }) => columns.includes(column))?.by ?? null,
    })),
  };
  throw conflict('The piece is another than was read', current);
}
