import { letterItem } from '../catalogue/letter-item.ts';
import { unsubscribeToken } from '../mailed-links/unsubscribe-token.ts';
import { itemAlertRecipients } from './alert-recipients.ts';
import { inBatches, oncePerPerson, type NoticeBatch } from './notice-batch.ts';
import { noticeKey } from './sent-notices.ts';
import type { NotifyContext, StockChange } from './stock-change.ts';

/**
 * Letters to people whose awaited item was sold to somebody else. Their alerts stay open and now match similar items.
 */
export async function* notifySoldItems(
  sold: readonly StockChange[],
  { database, catalogue, money, key, now, most }: NotifyContext,
): AsyncGenerator<NoticeBatch> {
  if (sold.length === 0) return;
  const rows = new Map(sold.map(({ row, at }) => [row.id, { row, at }]));
  const waiting = await itemAlertRecipients(
    database,
    [...rows.values()].map(({ row }) => row),
    now,
  );
  const notified = waiting.flatMap(({ alert, wanted, locale }) => {
    const found = rows.get(wanted.id);
    if (!found || found.at < alert.createdAt) return [];
    const event = `sold:${alert.id}:${found.row.soldAt?.getTime() ?? 0}`;
    return [
      { alert, locale, row: found.row, notice: { recipient: alert.recipient, itemId: wanted.id, event } },
    ];
  });
  for (const part of inBatches(notified, () => 1, most)) {
    yield {
      notices: part.map(({ notice }) => notice),
      letters: (fresh) =>
        oncePerPerson(part.filter(({ notice }) => fresh.has(noticeKey(notice)))).map(
          ({ alert, locale, row }) => {
            const { title, path } = letterItem(row, catalogue, locale, money(locale));
            const token = unsubscribeToken({ kind: 'item', id: alert.id }, key);
            return {
              to: alert.recipient,
              locale,
              template: 'sold-item',
              values: { item: { title, path }, token, city: row.cities[0] ?? null },
            };
          },
        ),
    };
  }
}
