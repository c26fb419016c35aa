import { inArray } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';

/** Items by their stock numbers. Unknown numbers have no entry. */
export async function itemsByNumber(
  database: Database,
  numbers: readonly string[],
): Promise<Map<string, ItemRow>> {
  if (numbers.length === 0) return new Map();
  const { items } = schema;
  const rows = await database
    .select()
    .from(items)
    .where(inArray(items.number, [...numbers]));
  return new Map(rows.map((row) => [row.number, row]));
}
