import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { DeskOrder } from '@tourbillon/domain/desk/orders.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { orderOldPurchases } from '@tourbillon/backend/orders/old-purchases.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import type { accountSteps } from '../account-steps.ts';
import { deskSteps } from '../desk-steps.ts';
import { areaSteps } from './area.ts';
import { availabilitySteps, BUYER } from './availability/steps.ts';
import { shopDay } from '../../site/shop-day.ts';

const { availabilityChanges, orders, requests } = schema;

/** A day in the future, and one in the past. */
const SOON = shopDay(20);
const PAST = '2026-01-31';

/** Orders at the desk, of guests and of account holders. */
export function deskOrdersSuite(
  backend: () => Backend,
  { holder, read: readAccount }: ReturnType<typeof accountSteps>,
): void {
  const { call, ask, colleague } = deskSteps(backend);
  const { add, rowOf, send, requestOf, lettersTo, clear } = availabilitySteps(backend);
  const { read } = areaSteps(backend);
  afterEach(clear);

  let people = 0;
  const person = async (
    role: 'owner' | 'manager' | 'appraiser' = 'manager',
    office: string | null = null,
  ) => {
    people += 1;
    return colleague(`p${people}@orders.test`, role, office);
  };
  /** A person without an account reserves an item. */
  const reserved = async (more: object = {}, row: object = {}) => {
    const item = await add({ cities: ['samara'], ...row });
    const { key } = await send(item.url, 'reserve', { email: BUYER, ...more });
    const { id } = await requestOf(key);
    return { item, id };
  };
  const one = async (id: number, token: string): Promise<DeskOrder> =>
    (await ask('deskOrderOf', { id: String(id) as never }, token)).data;
  const seenOf = async (id: number, token: string) => (await one(id, token)).standing?.seen ?? -1;

  describe('the desk: orders', () => {
    test('the purchase of somebody without an account is an order: held, sold with its true price, closed', async () => {
      const { item, id } = await reserved();
      const { token } = await person();
      const order = await one(id, token);
      expect(order).toMatchObject({
        state: 'reserved',
        for_another: false,
        city: 'samara',
        buyer: { name: 'Анна', email: BUYER, locale: 'ru', has_account: false },
        piece: { number: item.number },
        standing: { availability: 'reserved', held_for: id },
        price: { value: 10_000, currency: 'USD' },
      });
      const held = await ask(
        'holdOrder',
        { id, seen: order.standing?.seen ?? 0, until: SOON, text: '' },
        token,
      );
      expect(held.data).toMatchObject({ state: 'reserved', held_until: SOON });
      const price = { value: 925_000, currency: 'RUB' } as const;
      const seen = held.data.standing?.seen ?? 0;
      const { data: sold } = await ask('sellOrder', { id, seen, price, text: 'Спасибо!' }, token);
      expect(sold).toMatchObject({ state: 'sold', paid: price, standing: { availability: 'sold' } });
      expect(sold.changes.map(({ after }) => after)).toEqual(['reserved', 'reserved', 'sold']);
      expect(sold.thread.at(-1)).toMatchObject({ state: 'sold', text: 'Спасибо!', by: 'Person manager' });
      const row = await rowOf(item.id);
      expect(row).toMatchObject({ availability: 'sold', stock: 'archive' });
      expect(sold.changes.at(-1)?.sold_usd, 'dollars at the day’s rate').toBe(row.soldPriceUsd);
      expect((await lettersTo(BUYER)).map(({ template }) => template)).toEqual([
        'request-received',
        'order-news',
        'order-news',
      ]);

      const back = { id, seen: sold.standing?.seen ?? 0, to: 'in_reserve', text: '' } as const;
      expect((await ask('returnOrder', back, token)).data).toMatchObject({ state: 'in_archive', paid: null });
      expect(await rowOf(item.id)).toMatchObject({ availability: 'in_reserve', soldPriceUsd: null });
      const again = await call('returnOrder', { ...back, seen: await seenOf(id, token) }, { token });
      expect(again.status, 'not theirs any more').toBe(409);
    });

    test('two sell one piece at the same second: one sale, the other is told what is true now', async () => {
      const { item, id } = await reserved();
      const [first, second] = [await person(), await person('owner')];
      const seen = await seenOf(id, first.token);
      const price = (value: number) => ({ value, currency: 'USD' });
      const responses = await Promise.all([
        call('sellOrder', { id, seen, price: price(9_000) }, first),
        call('sellOrder', { id, seen, price: price(8_000) }, second),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const lost = responses.find(({ status }) => status === 409)?.body as { current: unknown };
      expect(lost.current).toMatchObject({ standing: { number: item.number, availability: 'sold' } });
      const sales = await backend()
        .database.select()
        .from(availabilityChanges)
        .where(eq(availabilityChanges.requestId, id));
      expect(sales.filter(({ after }) => after === 'sold')).toHaveLength(1);
    });

    test('what somebody saw before another changed the piece is no ground to act on', async () => {
      const { item, id } = await reserved();
      const { token } = await person();
      const seen = await seenOf(id, token);
      await ask('holdOrder', { id, seen, until: SOON, text: '' }, token);
      const late = await call('releaseOrder', { id, seen }, { token });
      expect(late).toMatchObject({ status: 409, body: { current: { refusal: 'changed_since' } } });
      expect(await rowOf(item.id)).toMatchObject({ availability: 'reserved', heldForRequest: id });
      const fresh = { id, seen: await seenOf(id, token), text: '' };
      expect((await ask('releaseOrder', fresh, token)).data).toMatchObject({ state: 'in_archive' });
      expect(await rowOf(item.id)).toMatchObject({ availability: 'in_stock', heldForRequest: null });
      expect((await call('releaseOrder', fresh, { token })).status, 'over already').toBe(409);
    });

    test('what was typed wrong is told at its field, and nothing is done', async () => {
      const { item, id } = await reserved();
      const { token } = await person();
      const seen = await seenOf(id, token);
      expect(await call('holdOrder', { id, seen, until: PAST }, { token })).toMatchObject({
        status: 422,
        body: { errors: { until: ['until_past'] } },
      });
      const price = { value: 100, currency: 'USD' };
      expect(await call('sellOrder', { id, seen, price, sold_on: SOON }, { token })).toMatchObject({
        status: 422,
        body: { errors: { sold_on: ['sold_in_future'] } },
      });
      expect((await rowOf(item.id)).availability).toBe('reserved');
    });

    test('a message is a letter in the buyer’s language; without an address it is refused and not kept', async () => {
      const { id } = await reserved();
      const { id: mute } = await reserved({ email: '' });
      const { token } = await person();
      const { data } = await ask('writeToOrder', { id, text: 'Ждём вас.' }, token);
      expect(data.thread).toMatchObject([{ author: 'staff', text: 'Ждём вас.' }]);
      const letter = (await lettersTo(BUYER)).at(-1);
      expect(letter).toMatchObject({ template: 'order-news', locale: 'ru' });
      expect(await call('writeToOrder', { id: mute, text: 'Ждём вас.' }, { token })).toMatchObject({
        status: 422,
        body: { errors: { text: ['no_address'] } },
      });
      expect((await one(mute, token)).thread).toEqual([]);
      const parcel = {
        id: mute,
        handover: 'delivery',
        place: 'Самара, Садовая 1',
        tracking: 'SDEK-1',
      } as const;
      const sent = await ask('handOver', { ...parcel, text: '' }, token);
      expect(sent.data).toMatchObject({
        handover: 'delivery',
        handover_place: parcel.place,
        tracking: 'SDEK-1',
      });
    });

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

    test('an office within a city is of that city: its people see the order, its name is told', async () => {
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
    });

    test('found by number, stock number, name and phone, and by where it stands', async () => {
      const { item, id } = await reserved({ user_name: 'Екатерина Великая', telephone: '+79171112233' });
      const { token } = await person();
      const found = async (q: string, list?: 'held' | 'sold') =>
        (await ask('deskOrders', { q, ...(list && { list }) }, token)).data.map((entry) => entry.id);
      for (const q of [
        String(id),
        item.number,
        'екатерина в',
        '8 917 111-22-33'.slice(2),
        BUYER.toUpperCase(),
      ])
        expect([q, await found(q)]).toEqual([q, expect.arrayContaining([id])]);
      expect(await found('Екатерина', 'held')).toEqual([id]);
      expect(await found('Екатерина', 'sold')).toEqual([]);
      expect(await found('100%')).toEqual([]);
    });

    test('made at the desk: held, sold at once, or refused with what is true', async () => {
      const { token, id: maker } = await person('manager', 'samara');
      const [piece, other] = [await add({ cities: ['samara'] }), await add({ cities: ['krasnodar'] })];
      const buyer = { name: 'Пётр', phone: '+79170000001', email: '', locale: 'uz', text: '' } as const;
      const made = await ask('newOrder', { ...buyer, number: piece.number, until: SOON }, token);
      expect(made.data).toMatchObject({ state: 'reserved', held_until: SOON, made_by: 'Person manager' });
      const [request] = await backend().database.select().from(requests).where(eq(requests.id, made.data.id));
      expect(request, 'nobody has to answer it').toMatchObject({
        takenBy: maker,
        answeredAt: expect.any(Date),
      });
      expect(await call('newOrder', { ...buyer, number: piece.number }, { token })).toMatchObject({
        status: 409,
        body: { current: { standing: { held_for: made.data.id } } },
      });
      for (const number of [other.number, 'there-is-none'])
        expect(await call('newOrder', { ...buyer, number }, { token })).toMatchObject({
          status: 422,
          body: { errors: { number: ['unknown'] } },
        });
      const next = await add({ cities: ['samara'] });
      const price = { value: 9_500, currency: 'USD' } as const;
      const sold = await ask('newOrder', { ...buyer, number: next.number, price }, token);
      expect(sold.data).toMatchObject({ wish: 'buy', state: 'sold', paid: price });
      expect(await rowOf(next.id)).toMatchObject({ availability: 'sold', soldPriceUsd: 9_500 });
      const { data: sheet } = await ask('orderSheet', { id: String(sold.data.id) as never }, token);
      expect(sheet).toMatchObject({ locale: 'uz', price: expect.stringContaining('500') });
      expect(sheet.facts).toContainEqual({ label: expect.any(String), value: next.number });
    });

    test('an account that has confirmed the address has the order: at once, or once it is there', async () => {
      const early = await reserved({ email: 'claims@orders.test' });
      const { token } = await person();
      expect((await one(early.id, token)).buyer.has_account).toBe(false);
      const session = await holder('claims@orders.test');
      const mine = async () => (await read<Order[]>('orders', session)).data.map(({ id }) => id);
      expect(await mine(), 'the mailbox is not shown to be theirs yet').toEqual([]);
      const { accounts } = schema;
      const confirmed = { confirmedAt: new Date() };
      await backend()
        .database.update(accounts)
        .set(confirmed)
        .where(eq(accounts.email, 'claims@orders.test'));
      expect(await mine()).toEqual([early.id]);
      const later = await reserved({ email: 'Claims@orders.test' });
      expect((await one(later.id, token)).buyer.has_account).toBe(true);
      expect(await mine()).toEqual([later.id, early.id]);
    });

    test('D619 the desk sees and decides whether a buyer is a regular customer; the account says the same', async () => {
      const { token } = await person();
      const guest = await reserved();
      expect((await one(guest.id, token)).is_regular).toBe(false);
      const decide = (id: number, regular: boolean, from = token) =>
        call('setRegularBuyer', { id, regular }, { token: from });
      expect((await decide(guest.id, true)).status, 'without an account').toBe(404);
      const email = 'regular@orders.test';
      const session = await holder(email);
      const { accounts } = schema;
      await backend()
        .database.update(accounts)
        .set({ confirmedAt: new Date() })
        .where(eq(accounts.email, email));
      const { id } = await reserved({ email });
      const standing = async () => [
        (await one(id, token)).is_regular,
        (await readAccount('account', session)).body.data,
      ];
      expect(await standing()).toMatchObject([false, { regular: false }]);
      const { token: appraiser } = await person('appraiser');
      expect((await decide(id, true, appraiser)).status).toBe(403);
      expect(await decide(id, true)).toMatchObject({ status: 200, body: { data: { is_regular: true } } });
      expect(await standing()).toMatchObject([true, { regular: true }]);
      const owner = await person('owner');
      const { data: log } = await ask('audit', { call: 'setRegularBuyer' }, owner.token);
      expect(log).toMatchObject([{ kind: 'change', rows: [id] }]);
      await decide(id, false);
      expect(await standing()).toMatchObject([false, { regular: false }]);
    });

    test('purchases that an older release has stored become orders that stand where their pieces do', async () => {
      const { database } = backend();
      const [held, over, answered] = [await reserved(), await reserved(), await reserved()];
      for (const { id } of [held, over, answered])
        await database.delete(orders).where(eq(orders.requestId, id));
      const { token } = await person();
      for (const { item } of [over, answered]) {
        const free = { availability: 'in_stock', heldUntil: null, heldForRequest: null };
        await database.update(schema.items).set(free).where(eq(schema.items.id, item.id));
      }
      await database.update(requests).set({ answeredAt: new Date() }).where(eq(requests.id, answered.id));
      expect(await orderOldPurchases(database)).toBe(3);
      expect(await orderOldPurchases(database), 'once').toBe(0);
      const states = [held, over, answered].map(async ({ id }) => (await one(id, token)).state);
      expect(await Promise.all(states)).toEqual(['reserved', 'in_stock', 'in_archive']);
    });
  });
}
