import { priceOf } from '../catalogue/item-card.ts';
import { notFound } from '../errors/domain-error.ts';
import { historyOf } from '../price-history/history.ts';
import type { Handler, Parts } from './handlers.ts';

/** Past sale prices of the same reference (decision 85). */
export function priceHistoryHandler({ items, sales }: Parts): Handler<'priceHistory'> {
  return async ({ catalogType, itemUrl }) => {
    const row = await items.byUrl(itemUrl);
    if (row?.catalogType !== catalogType) throw notFound('Item');
    const price = priceOf(row);
    const own = price && (price.discount_usd ?? price.usd);
    return { history: historyOf(await sales.ofReference(row), own, new Date()) };
  };
}
