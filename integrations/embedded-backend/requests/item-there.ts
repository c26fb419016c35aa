import { eq } from 'drizzle-orm';
import { isPurchasable, type Availability } from '#src/sections/statuses.ts';
import type { ItemRows } from '../catalogue/item-rows.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../http/failures.ts';

const { requests } = schema;

/**
 * Refuses a purchase of what is not there to be bought (decisions 9 and 38). A purchase that was stored before, and
 * whose answer was lost, is the same purchase: what has become of the item since does not undo it.
 * @throws Failure 422 `sold` at `item`.
 */
export async function refuseUnavailable(
  database: Database,
  items: Pick<ItemRows, 'byUrl'>,
  payload: Record<string, unknown>,
  key: string,
): Promise<void> {
  const [kind, url = ''] = String(payload.item).split('/');
  const row = await items.byUrl(url);
  const there =
    row?.catalogType === kind && row?.stock !== 'archive' && isPurchasable(row?.availability as Availability);
  if (there) return;
  const before = await database.select({ id: requests.id }).from(requests).where(eq(requests.key, key));
  if (before.length === 0) throw refused('item', 'sold');
}
