import { and, desc, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { changeAvailability } from '@tourbillon/backend/availability/change-availability.ts';
import { ENDED_BY_DATABASE_CLOCK, endHolds } from '@tourbillon/backend/availability/end-holds.ts';
import { AvailabilityRefused } from '@tourbillon/backend/availability/refusal.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { updateOrder } from '@tourbillon/backend/orders/admin-orders.ts';
import { ask } from '../../ask.ts';
import { type AvailabilitySteps, BUYER, OTHER } from './steps.ts';
import { shopDay } from '../../../site/shop-day.ts';

const { alerts, availabilityChanges, changes, orders } = schema;

/** Other changes of an item's availability: by time, by the staff, by an import; and the notices about them. */
export function availabilityChangesTests(steps: AvailabilitySteps): void {
  const { backend, add, rowOf, send, requestOf, lettersTo } = steps;

  test('a hold ends at its end and no moment before: it is on sale again, its holder and the feed hear of it', async () => {
    const item = await add();
    const { key } = await send(item.url, 'reserve', { email: BUYER });
    const { heldUntil } = await rowOf(item.id);
    const { database } = backend();
    const end = heldUntil!;
    const numbers = async (moment: number) =>
      (await endHolds(database, new Date(moment))).includes(item.number);
    expect(await numbers(end.getTime() - 1)).toBe(false);
    expect(await rowOf(item.id)).toMatchObject({ availability: 'reserved' });
    // The clock of this machine is ahead: that of the database has not reached the end of the hold.
    expect(await endHolds(database, end, ENDED_BY_DATABASE_CLOCK)).not.toContain(item.number);
    const [before] = await database.select().from(changes).orderBy(desc(changes.id)).limit(1);
    // Of two processes at the same time, one does it.
    const both = await Promise.all([numbers(end.getTime()), numbers(end.getTime())]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await rowOf(item.id)).toMatchObject({
      availability: 'in_stock',
      heldUntil: null,
      heldForRequest: null,
    });
    const after = await database.select().from(changes).where(gt(changes.id, before!.id));
    expect(after.find(({ tags }) => tags.includes(`item:clock:${item.url}`))).toBeDefined();
    const letters = await lettersTo(BUYER);
    expect(letters.map(({ template }) => template)).toEqual(['request-received', 'order-news']);
    const steps = await database
      .select()
      .from(availabilityChanges)
      .where(and(eq(availabilityChanges.itemId, item.id), eq(availabilityChanges.by, 'clock')));
    expect(steps).toHaveLength(1);
    expect((await requestOf(key)).id).toBeGreaterThan(0);
  });

  test('the running backend ends a hold by itself within seconds', async () => {
    const item = await add({ availability: 'reserved', heldUntil: new Date(Date.now() + 1_000) });
    await expect.poll(async () => (await rowOf(item.id)).availability, { timeout: 30_000 }).toBe('in_stock');
  });

  test('the staff prolongs, sells and takes back: the date, the true price, the archive, and where it came from', async () => {
    const item = await add({ stock: 'dealer' });
    const { key } = await send(item.url, 'buy', { email: BUYER });
    const { id } = await requestOf(key);
    const { database } = backend();
    const until = shopDay(5);
    expect(await updateOrder(database, { id, until })).toBe('noted');
    expect((await rowOf(item.id)).heldUntil!.getTime()).toBeGreaterThan(Date.now() + 3 * 24 * 3_600_000);
    expect(await updateOrder(database, { id, state: 'sold' })).toEqual({
      refused: expect.stringContaining('price'),
    });
    expect(await rowOf(item.id)).toMatchObject({ availability: 'reserved' });
    expect(await updateOrder(database, { id, state: 'sold', price: 9_400 })).toBe('noted');
    const sold = await rowOf(item.id);
    expect(sold).toMatchObject({
      availability: 'sold',
      stock: 'archive',
      soldPriceUsd: 9_400,
      heldUntil: null,
    });
    expect(Math.abs(Date.now() - sold.soldAt!.getTime())).toBeLessThan(60_000);
    // D9: the price in the archive is not shown.
    await expect
      .poll(
        async () =>
          (await ask(backend().url, 'en', 'detail', { catalogType: 'clock', itemUrl: item.url })).item,
      )
      .toMatchObject({ stock: 'archive', price: null });
    expect((await send(item.url)).status).toBe(422);
    const back = await changeAvailability(database, item.id, { to: 'in_reserve', by: 'import' });
    expect(back?.item).toMatchObject({
      stock: 'dealer',
      availability: 'in_reserve',
      soldAt: null,
      soldPriceUsd: null,
    });
    expect(back?.item.publishedAt).toEqual(item.publishedAt);
    // Letters: prolonged, sold, cancelled.
    expect((await lettersTo(BUYER)).filter(({ template }) => template === 'order-news')).toHaveLength(3);
  });

  test('a corrected price or day of a sale leaves its buyer the buyer, with what was paid', async () => {
    const item = await add();
    const { key } = await send(item.url, 'buy', { email: BUYER });
    const { id } = await requestOf(key);
    const { database } = backend();
    expect(await updateOrder(database, { id, state: 'sold', price: 9_400 })).toBe('noted');
    const orderOf = async () => (await database.select().from(orders).where(eq(orders.requestId, id)))[0];
    const bought = await orderOf();
    expect(bought).toMatchObject({ state: 'sold' });
    const letters = (await lettersTo(BUYER)).length;
    for (const soldPriceUsd of [9_100, 9_200]) {
      expect(
        await changeAvailability(database, item.id, { to: 'sold', by: 'import', soldPriceUsd }),
      ).toMatchObject({ changed: true, orders: [] });
      expect(await rowOf(item.id)).toMatchObject({ availability: 'sold', soldPriceUsd });
    }
    expect(await orderOf()).toEqual(bought);
    expect(await lettersTo(BUYER)).toHaveLength(letters);
  });

  test('what an import may not do changes nothing; what is the same already is said to be so', async () => {
    const item = await add();
    const { database } = backend();
    const refusalOf = (change: Parameters<typeof changeAvailability>[2]) =>
      changeAvailability(database, item.id, change).then(
        () => 'done',
        (error: unknown) => (error instanceof AvailabilityRefused ? error.refusal : String(error)),
      );
    expect(await refusalOf({ to: 'reserved', by: 'import' })).toBe('until_missing');
    expect(await refusalOf({ to: 'sold', by: 'import' })).toBe('price_missing');
    expect(await rowOf(item.id)).toEqual(item);
    expect(await changeAvailability(database, item.id, { to: 'in_stock', by: 'import' })).toMatchObject({
      changed: false,
    });
    expect(await changeAvailability(database, -1, { to: 'in_stock', by: 'import' })).toBeUndefined();
  });

  test('who waited for a piece is told kindly that it is sold, once', async () => {
    const item = await add();
    const { database } = backend();
    // In one transaction: a round of the alerts in between would treat the new item as an arrival.
    await database.transaction(async (tx) => {
      await tx.insert(alerts).values({
        owner: 'request:999001',
        subject: `item:clock/${item.url}`,
        kind: 'item',
        itemUrl: item.url,
        recipient: OTHER,
        locale: 'en',
        createdAt: new Date(Date.now() - 60_000),
      });
      await changeAvailability(tx, item.id, { to: 'sold', by: 'staff', soldPriceUsd: 9_000 });
    });
    await expect.poll(() => lettersTo(OTHER), { timeout: 30_000 }).toMatchObject([{ template: 'sold-item' }]);
    const [alert] = await database.select().from(alerts).where(eq(alerts.recipient, OTHER));
    expect(alert?.endedAt).toBeNull();
  });
}
