import { priceOf } from '../catalogue/item-card.ts';
import { notFound } from '../errors/domain-error.ts';
import type { PublishedRow } from '../database/schema/items.ts';
import { type History, historyOf } from '../price-history/history.ts';
import type { SalesReader } from '../price-history/price-history.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Past sale prices of the same reference (decision 85). */
export function priceHistoryHandler({ items, sales }: HandlerServices): Handler<'priceHistory'> {
  return async ({ catalogType, itemUrl }) => {
    const row = await items.byUrl(itemUrl);
    if (row?.catalogType !== catalogType) throw notFound('Item');
    return { history: await salesHistoryOf(sales, row) };
  };
}

/** The price history of an item; null when too few of its reference were sold. */
export async function salesHistoryOf(sales: SalesReader, row: PublishedRow): Promise<History | null> {
  const price = priceOf(row);
  const own = price && (price.discount_usd ?? price.usd);
  return historyOf(await sales.ofReference(row), own, new Date());
}
