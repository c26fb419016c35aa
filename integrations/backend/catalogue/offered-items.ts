import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { AVAILABILITIES, isPurchasable } from '@tourbillon/domain/sections/item-statuses.ts';
import { schema, type Database } from '../database/database.ts';

const { items } = schema;

/** What can be bought now: of current stock, neither held nor sold. */
const onSale = and(
  eq(items.stock, 'current'),
  inArray(items.availability, AVAILABILITIES.filter(isPurchasable)),
);

/** Which of what is on sale: of the sections that are switched on, from an id on, so many at most. */
interface Portion {
  sections: ReadonlySet<CatalogType>;
  from: number;
  most: number;
}

/** Ids of what is on sale, in their order. */
export async function offeredIds(database: Database, { sections, from, most }: Portion): Promise<number[]> {
  const found = await database
    .select({ id: items.id })
    .from(items)
    .where(and(onSale, inArray(items.catalogType, [...sections]), gte(items.id, from)))
    .orderBy(asc(items.id))
    .limit(most);
  return found.map(({ id }) => id);
}
