import { eq, isNull, or, type SQL } from 'drizzle-orm';
import { schema, type Database } from '../../database/database.ts';
import { SELECTED_ORDER } from './order-view.ts';

const { accounts, brands, collections, items, orders, requests } = schema;

/** Query of orders with their buyers and items. */
export function findOrders(database: Database) {
  return database
    .select(SELECTED_ORDER)
    .from(orders)
    .innerJoin(requests, eq(requests.id, orders.requestId))
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .leftJoin(items, eq(items.url, orders.itemUrl))
    .leftJoin(brands, eq(brands.id, items.brandId))
    .leftJoin(collections, eq(collections.id, items.collectionId))
    .$dynamic();
}

/** Condition of an office: orders of its city, and orders without a city. @param office null for all. */
export function ofOffice(office: string | null): SQL | undefined {
  return office === null ? undefined : or(eq(orders.city, office), isNull(orders.city));
}
