import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { deliveryHeaders } from '@tourbillon/domain/contract/delivery-headers.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Acceptance } from '@tourbillon/domain/contract/requests/accepted.ts';
import { ask } from '../../ask.ts';
import { type AvailabilitySteps, OTHER } from './steps.ts';

const { alerts, availabilityChanges, requests } = schema;

/** Requests for an item, and whether it is reserved for their sender. */
export function availabilityRequestsTests(steps: AvailabilitySteps): void {
  const { backend, add, rowOf, send, requestOf, lettersTo } = steps;

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
    // A refused request stores nothing.
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

  test('D82 who names a nickname and no phone has a limit of their own', async () => {
    const heldFor = async (nickname: string) => {
      const contact = { type_contact: 'telegram', nickname, telephone: '' };
      return (await send((await add()).url, 'buy', contact)).data?.held;
    };
    const held: unknown[] = [];
    for (const nickname of ['@first_guest', '@First_Guest', '@first_guest', '@first_guest', '@second_guest'])
      held.push(await heldFor(nickname));
    const day = expect.any(String);
    expect(held).toEqual([day, day, day, undefined, day]);
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
}
