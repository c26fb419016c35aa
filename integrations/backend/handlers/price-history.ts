import { priceOf } from '../catalogue/item-card.ts';
import { notFound } from '../errors/domain-error.ts';
import { historyOf } from '../price-history/history.ts';
import { salesOfModel, salesOfReference } from '../price-history/sales.ts';
import type { Handler, Parts } from './handlers.ts';

/** What the shop sold the same thing for: its reference, or its model where too few of that were sold. */
export function priceHistoryHandler({ database, items }: Parts): Handler<'priceHistory'> {
  return async ({ catalogType, itemUrl }) => {
    const row = await items.byUrl(itemUrl);
    if (row?.catalogType !== catalogType) throw notFound('Item');
    const price = priceOf(row);
    const own = price && (price.discount_usd ?? price.usd);
    const history =
      historyOf('reference', await salesOfReference(database, row), own) ??
      historyOf('model', await salesOfModel(database, row), own);
    return { history };
  };
}
