import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { BUYER } from '../availability/steps.ts';
import { type OrderSteps, SOON } from './steps.ts';

const { orders } = schema;

/** Who sees an order, and how it is found. */
export function orderListsTests(steps: OrderSteps): void {
  const { backend, call, ask, person, reserved, one, seenOf } = steps;

  test('an office sees its own and those of none; an appraiser reads and changes nothing', async () => {
    const { id } = await reserved();
    const here = await person('manager', 'samara');
    const there = await person('manager', 'krasnodar');
    const appraiser = await person('appraiser', 'samara');
    for (const { token } of [here, appraiser]) expect((await one(id, token)).id).toBe(id);
    expect((await call('deskOrderOf', { id: String(id) }, there)).status).toBe(404);
    expect((await call('orderSheet', { id: String(id) }, there)).status).toBe(404);
    const seen = await seenOf(id, here.token);
    for (const name of ['releaseOrder', 'holdOrder', 'writeToOrder'] as const) {
      const wish = { id, seen, until: SOON, text: 'x' };
      expect([name, (await call(name, wish, there)).status]).toEqual([name, 404]);
      expect([name, (await call(name, wish, appraiser)).status]).toEqual([name, 403]);
    }
    const mine = (await ask('deskOrders', {}, there.token)).data.map((entry) => entry.id);
    expect(mine).not.toContain(id);
  });

  test('an office within a city is of that city: its people see the order, its name and currency are told', async () => {
    const { id } = await reserved();
    const { database } = backend();
    await database.update(orders).set({ city: 'moscow-rigamall' }).where(eq(orders.requestId, id));
    const [city, other] = [await person('manager', 'moscow'), await person('manager', 'samara')];
    expect((await one(id, city.token)).city).toBe('moscow-rigamall');
    expect((await call('deskOrderOf', { id: String(id) }, other)).status).toBe(404);
    const listed = (await ask('deskOrders', { city: 'moscow' }, city.token)).data.map((entry) => entry.id);
    expect(listed).toContain(id);
    const places = (await ask('offices', { locale: 'en' }, city.token)).data;
    expect(places.find(({ alias }) => alias === 'moscow-rigamall')?.parent).toBe('moscow');
    const currency = (office: string) => places.find(({ alias }) => alias === office)?.currency;
    expect(['moscow-rigamall', 'tashkent', 'baku'].map(currency)).toEqual(['RUB', 'UZS', null]);
  });

  test('found by number, stock number, name and phone, and by where it stands', async () => {
    const { item, id } = await reserved({ user_name: 'Екатерина Великая', telephone: '+79171112233' });
    const { token } = await person();
    const found = async (q: string, list?: 'held' | 'sold') =>
      (await ask('deskOrders', { q, ...(list && { list }) }, token)).data.map((entry) => entry.id);
    for (const q of [String(id), item.number, 'екатерина в', '8 917 111-22-33'.slice(2), BUYER.toUpperCase()])
      expect([q, await found(q)]).toEqual([q, expect.arrayContaining([id])]);
    expect(await found('8 (917) 111-22-33'), 'as a phone is written in Russia').toContain(id);
    expect(await found('Екатерина', 'held')).toEqual([id]);
    expect(await found('Екатерина', 'sold')).toEqual([]);
    expect(await found('100%')).toEqual([]);
    const other = await reserved({}, { number: 'ШТ-771' });
    for (const q of ['ШТ-771', 'шт-771']) expect([q, await found(q)]).toEqual([q, [other.id]]);
  });
}
