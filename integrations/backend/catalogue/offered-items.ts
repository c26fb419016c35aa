import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { AVAILABILITIES, isPurchasable } from '@tourbillon/domain/sections/item-statuses.ts';
import { schema, type Database } from '../database/database.ts';

const { items } = schema;

/** Items that can be bought now: in current stock, not held and not sold. */
const onSale = and(
  eq(items.stock, 'current'),
  inArray(items.availability, AVAILABILITIES.filter(isPurchasable)),
);

/** A portion of the items on sale: the enabled sections, the lowest id, the greatest number of items. */
interface Portion {
  sections: ReadonlySet<CatalogType>;
  from: number;
  most: number;
}

/** Ids of items on sale, in ascending order. */
export async function offeredIds(database: Database, { sections, from, most }: Portion): Promise<number[]> {
  const found = await database
    .select({ id: items.id })
    .from(items)
    .where(and(onSale, inArray(items.catalogType, [...sections]), gte(items.id, from)))
    .orderBy(asc(items.id))
    .limit(most);
  return found.map(({ id }) => id);
}
