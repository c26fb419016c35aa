import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeAvailability } from '@tourbillon/backend/availability/change-availability.ts';
import { endHolds } from '@tourbillon/backend/availability/end-holds.ts';
import { AvailabilityRefused } from '@tourbillon/backend/availability/refusal.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { updateOrder } from '@tourbillon/backend/orders/admin-orders.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deliveryHeaders } from '@tourbillon/domain/contract/delivery-headers.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Acceptance } from '@tourbillon/domain/contract/requests/accepted.ts';
import { ask } from '../ask.ts';

const { alerts, availabilityChanges, changes, items, mailQueue, requests } = schema;
type Row = typeof items.$inferInsert;

const BUYER = 'buyer@availability.test';
const OTHER = 'other@availability.test';

/** One truth about each piece (decision 76): requests, staff, imports and the end of holds go one way. */
export function availabilitySuite(backend: () => Backend): void {
  const added: string[] = [];
  let phones = 0;

  /** A trial watch in the stock. */
  const add = async (row: Partial<Row> = {}) => {
    const { database } = backend();
    const [sample] = await database
      .select()
      .from(items)
      .where(eq(items.catalogType, 'clock'))
      .orderBy(items.id)
      .limit(1);
    if (!sample) throw new Error('The stock is empty');
    const { id: _, number: __, ...like } = sample;
    const url = `availability-${randomUUID()}`;
    const values = {
      ...like,
      url,
      stock: 'current' as const,
      availability: 'in_stock',
      reference: `R-${url}`,
      priceUsd: 10_000,
      discountUsd: null,
      ownPrice: null,
      ownDiscount: null,
      currency: 'USD' as const,
      soldAt: null,
      soldPriceUsd: null,
      guaranteeMonths: null,
      heldUntil: null,
      heldForRequest: null,
      ...row,
    };
    const [stored] = await database.insert(items).values(values).returning();
    added.push(url);
    return stored!;
  };
  const rowOf = async (id: number) =>
    (await backend().database.select().from(items).where(eq(items.id, id)))[0]!;
  /** Buys or reserves as the form does; each time somebody else. */
  const send = async (
    url: string,
    wish: 'reserve' | 'buy' = 'reserve',
    more: object = {},
    sentAt = new Date(),
  ) => {
    phones += 1;
    const body = {
      item: `clock/${url}`,
      wish,
      user_name: 'Анна',
      type_contact: 'telephone',
      nickname: '',
      email: '',
      telephone: `+7912${String(phones).padStart(7, '0')}`,
      city: 'samara',
      feedback_phone: '',
      ...more,
    };
    const key = randomUUID();
    const headers = deliveryHeaders({ key, sentAt: sentAt.toISOString(), consent: 'ru-abc' });
    const response = await fetch(`${backend().url}/ru${CALLS.purchase.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const content = (await response.json()) as { data?: Acceptance; errors?: unknown };
    return { status: response.status, ...content, key };
  };
  const requestOf = async (key: string) =>
    (await backend().database.select().from(requests).where(eq(requests.key, key)))[0]!;
  const lettersTo = (recipient: string) =>
    backend().database.select().from(mailQueue).where(eq(mailQueue.recipient, recipient));

  describe('D76 availability', () => {
    beforeEach(() => {
      added.length = 0;
    });
    afterEach(async () => {
      const { database } = backend();
      await database.delete(items).where(inArray(items.url, added));
      await database.delete(mailQueue).where(inArray(mailQueue.recipient, [BUYER, OTHER]));
      await database.delete(alerts).where(inArray(alerts.recipient, [BUYER, OTHER]));
    });

    test.each(['reserve', 'buy'] as const)(
      'a request to %s holds the piece at once, until the day it names',
      async (wish) => {
        const item = await add();
        const { status, data, key } = await send(item.url, wish);
        expect([status, data?.held]).toEqual([200, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
        const request = await requestOf(key);
        const row = await rowOf(item.id);
        expect(row).toMatchObject({ availability: 'reserved', stock: 'current', heldForRequest: request.id });
        expect(row.heldUntil!.getTime()).toBeGreaterThan(Date.now());
        await expect
          .poll(async () => {
            const { item: shown } = await ask(backend().url, 'en', 'detail', {
              catalogType: 'clock',
              itemUrl: item.url,
            });
            return [shown.availability, shown.held_until];
          })
          .toEqual(['reserved', data?.held]);
      },
    );

    test('of ten who want it in the same second one gets it, and the others are told', async () => {
      const item = await add();
      const responses = await Promise.all(Array.from({ length: 10 }, () => send(item.url, 'buy')));
      const won = responses.filter(({ status }) => status === 200);
      const lost = responses.filter(({ status }) => status === 422);
      expect([won.length, lost.length]).toEqual([1, 9]);
      for (const { errors } of lost) expect(errors).toEqual({ item: ['sold'] });
      // Nothing of a refused request is kept.
      const { database } = backend();
      const kept = await database
        .select()
        .from(requests)
        .where(
          inArray(
            requests.key,
            responses.map(({ key }) => key),
          ),
        );
      expect(kept.map(({ key }) => key)).toEqual([won[0]?.key]);
      expect((await rowOf(item.id)).heldForRequest).toBe(kept[0]?.id);
      const steps = await database
        .select()
        .from(availabilityChanges)
        .where(eq(availabilityChanges.itemId, item.id));
      expect(steps).toMatchObject([{ by: 'visitor', before: 'in_stock', after: 'reserved' }]);
    });

    test('the same request twice is one, and says the same day', async () => {
      const item = await add();
      const first = await send(item.url);
      const headers = deliveryHeaders({
        key: first.key,
        sentAt: new Date().toISOString(),
        consent: 'ru-abc',
      });
      const { payload } = await requestOf(first.key);
      const again = await fetch(`${backend().url}/ru${CALLS.purchase.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ ...payload, feedback_phone: '' }),
      });
      expect(again.status).toBe(200);
      expect(((await again.json()) as { data: Acceptance }).data.held).toBe(first.data?.held);
    });

    test('what has yet to be ordered is held for nobody; a fourth piece of one person neither', async () => {
      const ordered = await add({ availability: 'to_order' });
      expect(await send(ordered.url)).toMatchObject({ status: 200, data: { status: 'accepted' } });
      expect(await rowOf(ordered.id)).toMatchObject({ availability: 'to_order', heldUntil: null });
      const telephone = '+79990000001';
      const held: unknown[] = [];
      for (let n = 0; n < 4; n++) held.push((await send((await add()).url, 'buy', { telephone })).data?.held);
      expect(held).toEqual([expect.any(String), expect.any(String), expect.any(String), undefined]);
    });

    test('one that comes late and finds it taken is kept: its sender is told, and told again when it is free', async () => {
      const item = await add();
      await send(item.url);
      const late = await send(item.url, 'buy', { email: OTHER }, new Date(Date.now() - 60_000));
      expect([late.status, late.data?.held]).toEqual([200, undefined]);
      expect(await lettersTo(OTHER)).toMatchObject([{ template: 'request-received' }]);
      const waiting = await backend().database.select().from(alerts).where(eq(alerts.recipient, OTHER));
      expect(waiting).toMatchObject([{ kind: 'item', itemUrl: item.url }]);
    });

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
      const [before] = await database.select().from(changes).orderBy(desc(changes.id)).limit(1);
      // Two processes at the same time do it once.
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
      await expect
        .poll(async () => (await rowOf(item.id)).availability, { timeout: 30_000 })
        .toBe('in_stock');
    });

    test('the staff prolongs, sells and takes back: the date, the true price, the archive, and where it came from', async () => {
      const item = await add({ stock: 'dealer' });
      const { key } = await send(item.url, 'buy', { email: BUYER });
      const { id } = await requestOf(key);
      const { database } = backend();
      const until = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);
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
      // D9 the price of the archive is nobody's business.
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
      expect((await lettersTo(BUYER)).filter(({ template }) => template === 'order-news')).toHaveLength(2);
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
      await database.insert(alerts).values({
        owner: 'request:999001',
        subject: `item:clock/${item.url}`,
        kind: 'item',
        itemUrl: item.url,
        recipient: OTHER,
        locale: 'en',
        createdAt: new Date(Date.now() - 60_000),
      });
      await changeAvailability(database, item.id, { to: 'sold', by: 'staff', soldPriceUsd: 9_000 });
      await expect
        .poll(() => lettersTo(OTHER), { timeout: 30_000 })
        .toMatchObject([{ template: 'sold-item' }]);
      const [alert] = await database.select().from(alerts).where(eq(alerts.recipient, OTHER));
      expect(alert?.endedAt).toBeNull();
    });
  });
}
