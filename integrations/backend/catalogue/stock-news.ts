import { and, gt, lt, lte, sql } from 'drizzle-orm';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';

const { items, stockNews } = schema;

const DAY = 24 * 3_600_000;

/** Days after which an event is too old for a letter. */
export const NEWS_DAYS = 30;

/** Rows of one insert. */
const AT_ONCE = 5_000;

/** An event of an item that weekly letters may report. */
export interface StockNews {
  item: ItemRow;
  kind: 'arrived' | 'cheaper';
  at: Date;
}

/** Records when items last arrived or were reduced. @param events changes of the stock, oldest first. */
export async function recordStockNews(
  tx: Database,
  events: readonly { itemId: number; kind: StockNews['kind']; at: Date }[],
): Promise<void> {
  const last = [...new Map(events.map((event) => [`${event.itemId} ${event.kind}`, event])).values()];
  for (let start = 0; start < last.length; start += AT_ONCE) {
    await tx
      .insert(stockNews)
      .values(last.slice(start, start + AT_ONCE).map(({ itemId, kind, at }) => ({ itemId, kind, at })))
      .onConflictDoUpdate({
        target: [stockNews.itemId, stockNews.kind],
        set: { at: sql`greatest(${stockNews.at}, excluded.at)` },
      });
  }
}

/** Events of a period whose items can be bought today, latest first. */
export async function stockNewsBetween(database: Database, after: Date, until: Date): Promise<StockNews[]> {
  const rows = await database
    .select({ item: items, kind: stockNews.kind, at: stockNews.at })
    .from(stockNews)
    .innerJoin(items, sql`${items.id} = ${stockNews.itemId}`)
    .where(
      and(
        gt(stockNews.at, after),
        lte(stockNews.at, until),
        sql`${items.stock} = 'current' and ${items.availability} = 'in_stock'`,
      ),
    )
    .orderBy(sql`${stockNews.at} desc, ${items.id} desc`);
  return rows;
}

/** Deletes events that are too old for a letter. */
export async function deleteOldStockNews(database: Database, now = new Date()): Promise<void> {
  await database.delete(stockNews).where(lt(stockNews.at, new Date(now.getTime() - NEWS_DAYS * DAY)));
}
