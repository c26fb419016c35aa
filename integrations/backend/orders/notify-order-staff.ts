import { loadLetterItem } from '../catalogue/load-letter-item.ts';
import { readDocument } from '../content-store/read-document.ts';
import { staffAddress } from '../content-store/staff-address.ts';
import type { schema, Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { STAFF_LOCALE } from '../mail/staff-locale.ts';
import { isRegular } from './regular-customers.ts';

/** A message or action of an order's holder. */
interface News {
  /** Number of the order's request. */
  id: number;
  order: Pick<typeof schema.orders.$inferSelect, 'itemUrl' | 'city'>;
  account: Pick<AccountRow, 'id' | 'name' | 'email' | 'regular'>;
  /** The holder's own text, or a text in the language of the staff. */
  text: string;
}

/** Sends the holder's message to the staff of the city where the item is. */
export async function notifyOrderStaff(
  tx: Database,
  { id, order: { itemUrl: item, city }, account, text }: News,
  staffEmail: string | undefined,
  now: Date,
): Promise<void> {
  const to = staffAddress(await readDocument(tx, 'contacts'), city, staffEmail);
  if (!to) return;
  const found = await loadLetterItem(tx, `/${item}`, STAFF_LOCALE);
  const piece = found && { title: found.item.title, path: found.item.path };
  const { name, email } = account;
  const values = { id, item, text, name, email, piece, isRegular: await isRegular(tx, account) };
  await enqueueMail(tx, { to, locale: STAFF_LOCALE, template: 'order-question', values }, now);
}
