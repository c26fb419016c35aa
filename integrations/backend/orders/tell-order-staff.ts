import { loadLetterItem } from '../catalogue/load-letter-item.ts';
import { readDocument } from '../content-store/read-document.ts';
import { staffAddress } from '../content-store/staff-address.ts';
import type { schema, Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { STAFF_LOCALE } from '../mail/staff-locale.ts';

/** What the holder of an order wrote or did, and about which. */
interface News {
  /** Number of the order's request. */
  id: number;
  order: Pick<typeof schema.orders.$inferSelect, 'itemUrl' | 'city'>;
  account: Pick<AccountRow, 'name' | 'email'>;
  /** In the language of the staff where it is not the holder's own words. */
  text: string;
}

/** Brings the staff of the city that has the piece what the holder of its order wrote. */
export async function tellOrderStaff(
  tx: Database,
  { id, order: { itemUrl: item, city }, account: { name, email }, text }: News,
  staffEmail: string | undefined,
  now: Date,
): Promise<void> {
  const to = staffAddress(await readDocument(tx, 'contacts'), city, staffEmail);
  if (!to) return;
  const found = await loadLetterItem(tx, `/${item}`, STAFF_LOCALE);
  const piece = found && { title: found.item.title, path: found.item.path };
  const values = { id, item, text, name, email, piece };
  await enqueueMail(tx, { to, locale: STAFF_LOCALE, template: 'order-question', values }, now);
}
