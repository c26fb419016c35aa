import { loadLetterItem } from '../catalogue/load-letter-item.ts';
import type { Database } from '../database/database.ts';
import { STAFF_LOCALE } from '../mail/staff-locale.ts';

/** The piece of an order as the staff's letters show it; undefined when it is no longer there. */
export async function staffPiece(
  tx: Database,
  itemUrl: string,
): Promise<{ title: string; path: string } | undefined> {
  const found = await loadLetterItem(tx, `/${itemUrl}`, STAFF_LOCALE);
  return found && { title: found.item.title, path: found.item.path };
}
