import { eq } from 'drizzle-orm';
import type { Delivery } from '@tourbillon/domain/contract/delivery-headers.ts';
import { isPurchasable, type Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { ItemRows } from '../catalogue/item-rows.ts';
import { schema, type Database } from '../database/database.ts';
import { refused } from '../errors/domain-error.ts';

const { requests } = schema;

/** Milliseconds after which a purchase has waited for this backend: the storefront gives up after two seconds. */
const LATE = 5_000;

/**
 * Refuses a purchase of what is not there to be bought (decisions 9 and 38). A purchase that was stored before, and
 * whose answer was lost, is the same purchase: what has become of the item since does not undo it. One that waited
 * while this backend was away is taken: its sender has been thanked already, and hears from the staff.
 * @throws DomainError 'invalid' `sold` at `item`.
 */
export async function refuseUnavailable(
  database: Database,
  items: Pick<ItemRows, 'byUrl'>,
  payload: Record<string, unknown>,
  { key, sentAt }: Pick<Delivery, 'key' | 'sentAt'>,
  now: number = Date.now(),
): Promise<void> {
  const [kind, url = ''] = String(payload.item).split('/');
  const row = await items.byUrl(url);
  const there =
    row?.catalogType === kind && row?.stock !== 'archive' && isPurchasable(row?.availability as Availability);
  if (there || now - Date.parse(sentAt) > LATE) return;
  const before = await database.select({ id: requests.id }).from(requests).where(eq(requests.key, key));
  if (before.length === 0) throw refused('item', 'sold');
}
