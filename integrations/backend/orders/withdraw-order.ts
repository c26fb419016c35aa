import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { AvailabilityRefused, beginAnnouncing } from '../availability/availability.ts';
import type { Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { notFound, refused } from '../errors/domain-error.ts';
import { STAFF_LOCALE } from '../mail/staff-locale.ts';
import { addBuyerMessage } from './buyer-messages.ts';
import { closeOrder } from './close-order.ts';
import { mayWithdraw } from './may-withdraw.ts';
import { orderOf } from './order-rows.ts';
import { notifyOrderStaff } from './notify-order-staff.ts';
import { findPurchase } from './find-purchase.ts';

/**
 * Withdraws an order for its holder. An item reserved for it is on sale again. Holder and staff get letters.
 * @param id number of the order's request.
 * @throws DomainError 'not-found' for another's order; 'invalid' at `id` if it is already over.
 */
export async function withdrawOrder(
  database: Database,
  account: AccountRow,
  id: number,
  staffEmail: string | undefined,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    // Before anything is read, so that a sale of the same moment is not undone.
    await beginAnnouncing(tx);
    const order = await orderOf(tx, account.id, id);
    if (!order) throw notFound('Order');
    const purchase = await findPurchase(tx, id);
    if (!mayWithdraw(order)) throw refused('id', 'value');
    const text = translator(account.locale)('orders.withdrawnText');
    await addBuyerMessage(tx, order.id, text, now);
    await closeOrder(tx, purchase?.item, { request: id, text: '' }, now).catch((error: unknown) => {
      // Somebody changed the item at the same time.
      throw error instanceof AvailabilityRefused ? refused('id', 'value') : error;
    });
    const words = translator(STAFF_LOCALE)('orders.withdrawnText');
    await notifyOrderStaff(tx, { id, order, account, text: words }, staffEmail, now);
  });
}
