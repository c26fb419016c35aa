import { unsubscribeToken } from '../mailed-links/unsubscribe-token.ts';
import { noticeKey } from './sent-notices.ts';
import { inBatches, type NoticeBatch } from './notice-batch.ts';
import type { NotifyContext, StockChange } from './stock-change.ts';
import { buyerPrice, letterItem } from '../catalogue/letter-item.ts';
import { favouriteRecipients, priceAlertRecipients } from './alert-recipients.ts';

/**
 * Letters to accounts about lower prices of their favourites and of items with a price alert: one for each person.
 */
export async function* notifyLowerPrices(
  cheaper: readonly StockChange[],
  { database, catalogue, money, key, most }: NotifyContext,
): AsyncGenerator<NoticeBatch> {
  const byUrl = itemsWithLowerPrice(cheaper);
  if (byUrl.size === 0) return;
  const urls = [...byUrl.keys()];
  const wishes = [
    ...(await favouriteRecipients(database, urls)),
    ...(await priceAlertRecipients(database, urls)),
  ];
  const wanted = wishes.flatMap(({ url, since, ...person }) => {
    const found = byUrl.get(url ?? '');
    if (!found || found.at < since) return [];
    const event = `price:${found.usd}`;
    return [{ person, ...found, notice: { recipient: person.recipient, itemId: found.row.id, event } }];
  });
  // An item that is both a favourite and has a price alert is listed once.
  const single = [...new Map(wanted.map((one) => [noticeKey(one.notice), one])).values()];
  const people = Map.groupBy(single, ({ person }) => person.accountId);
  for (const part of inBatches(people, ([, all]) => all.length, most)) {
    yield {
      notices: part.flatMap(([, all]) => all.map(({ notice }) => notice)),
      letters: (fresh) =>
        part.flatMap(([id, all]) => {
          const news = all.filter(({ notice }) => fresh.has(noticeKey(notice)));
          const [first] = news;
          if (!first) return [];
          const { recipient, locale } = first.person;
          const items = news.map(({ row, previousUsd }) => ({
            ...letterItem(row, catalogue, locale, money(locale)),
            before: money(locale).price(previousUsd),
          }));
          const values = { items, token: unsubscribeToken({ kind: 'prices', id }, key) };
          return [{ to: recipient, locale, template: 'price-drop' as const, values }];
        }),
    };
  }
}

/** Items that now cost less than the highest price before a change of the batch. */
function itemsWithLowerPrice(cheaper: readonly StockChange[]) {
  const byUrl = new Map<string, { row: StockChange['row']; at: Date; usd: number; previousUsd: number }>();
  for (const { row, at, previousUsd } of cheaper) {
    const usd = buyerPrice(row);
    const before = Math.max(previousUsd ?? 0, byUrl.get(row.url)?.previousUsd ?? 0);
    if (usd === null || usd >= before) continue;
    byUrl.set(row.url, { row, at, usd, previousUsd: before });
  }
  return byUrl;
}
