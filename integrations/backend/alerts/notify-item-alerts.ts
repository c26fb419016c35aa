import { inArray } from 'drizzle-orm';
import { schema } from '../database/database.ts';
import { unsubscribeToken } from '../mailed-links/unsubscribe-token.ts';
import { matchesItemAlert } from './match-item-alert.ts';
import { noticeKey } from './sent-notices.ts';
import { inBatches, oncePerPerson, type NoticeBatch } from './notice-batch.ts';
import type { NotifyContext, StockChange } from './stock-change.ts';
import { letterItem } from '../catalogue/letter-item.ts';
import { itemAlertRecipients } from './alert-recipients.ts';

/** Letters about a returned item, or about a similar one when it was sold. An alert ends with its letter. */
export async function* notifyItemAlerts(
  arrived: readonly StockChange[],
  { database, catalogue, money, key, now, most }: NotifyContext,
): AsyncGenerator<NoticeBatch> {
  if (arrived.length === 0) return;
  const waiting = await itemAlertRecipients(
    database,
    arrived.map(({ row }) => row),
    now,
  );
  const sent = waiting.flatMap(({ alert, wanted, locale }) => {
    const found = arrived.find(({ row, at }) => at >= alert.createdAt && matchesItemAlert(wanted, row));
    if (!found) return [];
    const notice = { recipient: alert.recipient, itemId: found.row.id, event: `back:${alert.id}` };
    return [{ alert, wanted, locale, row: found.row, notice }];
  });
  for (const part of inBatches(sent, () => 1, most)) {
    yield {
      notices: part.map(({ notice }) => notice),
      letters: (fresh) =>
        oncePerPerson(part.filter(({ notice }) => fresh.has(noticeKey(notice)))).map(
          ({ alert, wanted, locale, row }) => ({
            to: alert.recipient,
            locale,
            template: 'arrived-item',
            values: {
              item: letterItem(row, catalogue, locale, money(locale)),
              isSame: wanted.id === row.id,
              city: row.cities[0] ?? null,
              token: unsubscribeToken({ kind: 'item', id: alert.id }, key),
            },
          }),
        ),
      async settle(tx) {
        const ids = part.map(({ alert }) => alert.id);
        await tx.update(schema.alerts).set({ endedAt: now }).where(inArray(schema.alerts.id, ids));
      },
    };
  }
}
