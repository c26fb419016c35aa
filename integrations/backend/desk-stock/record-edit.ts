import { schema, type Database } from '../database/database.ts';

/** Records an edit of items, in the transaction of the change. @param columns by name, or the action. */
export async function recordEdit(
  tx: Database,
  staffId: number,
  itemIds: readonly number[],
  columns: readonly string[],
): Promise<void> {
  if (itemIds.length === 0 || columns.length === 0) return;
  const at = new Date();
  await tx
    .insert(schema.itemEdits)
    .values(itemIds.map((itemId) => ({ itemId, staffId, columns: [...columns], at })));
}
