import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';

/** Items with given stock numbers that can be bought now, in the order of the numbers. */
export async function numbersInStock(
  database: Database,
  numbers: readonly string[],
): Promise<{ id: number; catalogType: string }[]> {
  if (numbers.length === 0) return [];
  const { id, number, catalogType, stock, availability } = schema.items;
  const rows = await database
    .select({ id, number, catalogType })
    .from(schema.items)
    .where(and(inArray(number, [...numbers]), eq(stock, 'current'), eq(availability, 'in_stock')));
  return rows.sort((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number));
}
