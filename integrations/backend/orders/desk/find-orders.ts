import { eq } from 'drizzle-orm';
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
