import { and, count, eq, inArray, or, sql } from 'drizzle-orm';
import { isPurchasable, type Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { holdTerms } from '../content-store/hold-terms.ts';
import { readDocument } from '../content-store/read-document.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import { changeAvailability } from './change-availability.ts';
import { endOfHold, lastDayOf } from '../business-days/last-day.ts';
import { AvailabilityRefused } from './refusal.ts';

const { items, requests } = schema;

/** The result of a purchase or a reservation. */
export type HoldResult =
  /** It is held for the sender until the end of this day, ISO date. */
  | { held: string }
  /**
   * It can be bought, but is not held: it is available to order, or the sender has the maximum number of holds
   * already.
   */
  | 'free'
  /** Somebody else has it, or it is not for sale. */
  | 'taken';

/**
 * Holds an item for a visitor's purchase or reservation (decision 203), for the number of days in the shop's content
 * file. If two visitors ask at the same time, one gets it.
 * @param request as stored in this transaction.
 */
export async function holdForRequest(
  tx: Database,
  request: { id: number; accountId: number | null; payload: Record<string, unknown> },
  now: Date,
): Promise<HoldResult> {
  const { payload } = request;
  const [catalogType = '', url = ''] = String(payload.item).split('/');
  const [row] = await tx
    .select({ id: items.id, availability: items.availability, stock: items.stock })
    .from(items)
    .where(and(eq(items.url, url), eq(items.catalogType, catalogType)));
  const isOff = !row || row.stock === 'archive' || row.stock === 'draft';
  if (isOff || !isPurchasable(row.availability as Availability)) return 'taken';
  if (row.availability !== 'in_stock') return 'free';
  const shop = await readDocument(tx, 'shop');
  const terms = holdTerms(shop?.holds);
  // Before the holds are counted: of two requests of one person, the second counts the hold of the first.
  await beginAnnouncing(tx);
  if ((await heldFor(tx, request)) >= terms.most) return 'free';
  const zone = await shopTimeZone(tx);
  const until = endOfHold(
    now,
    payload.wish === 'reserve' ? terms.reservation_days : terms.purchase_days,
    zone,
  );
  try {
    await changeAvailability(tx, row.id, { to: 'reserved', by: 'visitor', until, request: request.id }, now);
  } catch (error) {
    if (error instanceof AvailabilityRefused) return 'taken';
    throw error;
  }
  return { held: lastDayOf(until, zone) };
}

/** The last day of a request's hold, ISO date; undefined when it holds nothing. */
export async function heldUntilFor(tx: Database, request: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ until: items.heldUntil })
    .from(items)
    .where(and(eq(items.heldForRequest, request), eq(items.availability, 'reserved')));
  return row?.until ? lastDayOf(row.until, await shopTimeZone(tx)) : undefined;
}

/**
 * The number of items that are held for requests of the same account, or of the same phone or nickname: who names a
 * nickname may leave the phone empty (decision 82).
 */
async function heldFor(
  tx: Database,
  { accountId, payload }: { accountId: number | null; payload: Record<string, unknown> },
): Promise<number> {
  const contact = payload.telephone
    ? eq(sql`${requests.payload}->>'telephone'`, String(payload.telephone))
    : eq(sql`lower(${requests.payload}->>'nickname')`, String(payload.nickname).toLowerCase());
  const own = tx
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.kind, 'purchase'),
        accountId === null ? contact : or(eq(requests.accountId, accountId), contact),
      ),
    );
  const [held] = await tx.select({ count: count() }).from(items).where(inArray(items.heldForRequest, own));
  return held?.count ?? 0;
}
