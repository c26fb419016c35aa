import { desc, eq } from 'drizzle-orm';
import type { StockConflict } from '@tourbillon/domain/desk/stock.ts';
import { schema, type Database } from '../database/database.ts';
import { conflicting } from '../errors/domain-error.ts';
import type { Cells } from '../stock/stock.ts';
import { versionOf } from './cells.ts';

const { itemEdits, staff } = schema;

/** Edits that are looked through for who changed a column. */
const LOOKED_AT = 200;

/**
 * Lets a change through only when the cells are those that were read.
 * @param read cells as they were read, some or all. @throws DomainError 'conflict' with what is another now, and by whom.
 */
export async function refuseStale(tx: Database, itemId: number, read: Cells, now: Cells): Promise<void> {
  const other = Object.keys(read).filter((column) => column in now && now[column] !== read[column]);
  if (other.length === 0) return;
  const edits = await tx
    .select({ columns: itemEdits.columns, by: { id: staff.id, name: staff.name } })
    .from(itemEdits)
    .innerJoin(staff, eq(staff.id, itemEdits.staffId))
    .where(eq(itemEdits.itemId, itemId))
    .orderBy(desc(itemEdits.id))
    .limit(LOOKED_AT);
  const conflict: StockConflict = {
    version: versionOf(now),
    fields: other.map((column) => ({
      column,
      read: read[column] ?? '',
      now: now[column] ?? '',
      by: edits.find(({ columns }) => columns.includes(column))?.by ?? null,
    })),
  };
  throw conflicting('The piece is another than was read', conflict);
}
