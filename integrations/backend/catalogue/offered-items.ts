import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { AVAILABILITIES, isPurchasable } from '@tourbillon/domain/sections/item-statuses.ts';
import { schema, type Database } from '../database/database.ts';

const { items } = schema;

/** What can be bought now: of current stock, neither held nor sold. */
const onSale = and(
  eq(items.stock, 'current'),
  inArray(items.availability, AVAILABILITIES.filter(isPurchasable)),
);

/** Ids of what is on sale, in their order. @param from the lowest of them. @param most how many at most. */
export async function offeredIds(database: Database, from: number, most: number): Promise<number[]> {
  const found = await database
    .select({ id: items.id })
    .from(items)
    .where(and(onSale, gte(items.id, from)))
    .orderBy(asc(items.id))
    .limit(most);
  return found.map(({ id }) => id);
}
