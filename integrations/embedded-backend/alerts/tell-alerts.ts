import { inArray } from 'drizzle-orm';
import { schema } from '../database/database.ts';
import type { MailRequest } from '../mail/queue.ts';
import { alertToken } from './alert-token.ts';
import { answersWish } from './match-items.ts';
import { noteNotices, noticeKey } from './notices.ts';
import type { Changed, Happening } from './tell.ts';
import { toldItem } from './told-item.ts';
import { alertsFor } from './wishes.ts';

/** Letters to those who wait for an item: its own return, or another like one that was sold. Told once, an alert ends. */
export async function tellAlerts(
  arrived: readonly Happening[],
  { tx, catalogue, money, key, now }: Changed,
): Promise<MailRequest[]> {
  const waiting = await alertsFor(
    tx,
    arrived.map(({ row }) => row),
    now,
  );
  const answered = waiting.flatMap(({ alert, wanted }) => {
    const found = arrived.find(({ row, at }) => at >= alert.createdAt && answersWish(wanted, row));
    if (!found) return [];
    const notice = { recipient: alert.recipient, itemId: found.row.id, event: `back:${alert.id}` };
    return [{ alert, wanted, row: found.row, notice }];
  });
  const fresh = await noteNotices(
    tx,
    answered.map(({ notice }) => notice),
    now,
  );
  if (answered.length > 0) {
    const ids = answered.map(({ alert }) => alert.id);
    await tx.update(schema.alerts).set({ endedAt: now }).where(inArray(schema.alerts.id, ids));
  }
  return answered
    .filter(({ notice }) => fresh.has(noticeKey(notice)))
    .map(({ alert, wanted, row }) => ({
      to: alert.recipient,
      locale: alert.locale,
      template: 'arrived-item',
      values: {
        item: toldItem(row, catalogue, alert.locale, money(alert.locale)),
        isSame: wanted.id === row.id,
        token: alertToken({ kind: 'item', id: alert.id }, key),
      },
    }));
}
