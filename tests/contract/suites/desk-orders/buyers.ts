import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { orderOldPurchases } from '@tourbillon/backend/orders/old-purchases.ts';
import { type OrderSteps, SOON } from './steps.ts';

const { orders, requests } = schema;

/** Orders made at the desk or by an older release, and the accounts of their buyers. */
export function orderBuyersTests(steps: OrderSteps): void {
  const { backend, call, ask, add, rowOf, holder, readAccount, read, person, reserved, one } = steps;

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

  test('D717 a draft is not ordered, held or sold before it is published', async () => {
    const { token } = await person();
    const draft = await add({ stock: 'draft' });
    const buyer = { name: 'Пётр', phone: '+79170000002', email: '', locale: 'ru', text: '' } as const;
    const price = { value: 9_500, currency: 'USD' } as const;
    const refused = { status: 409, body: { current: { refusal: 'draft' } } };
    for (const step of [{}, { until: SOON }, { price }])
      expect(await call('newOrder', { ...buyer, number: draft.number, ...step }, { token })).toMatchObject(
        refused,
      );
    const { data: order } = await ask('newOrder', { ...buyer, number: (await add()).number }, token);
    const { items } = schema;
    const ofPiece = eq(items.number, order.piece.number ?? '');
    await backend().database.update(items).set({ stock: 'draft' }).where(ofPiece);
    const seen = { id: order.id, seen: order.standing?.seen ?? 0, text: '' };
    expect(await call('holdOrder', { ...seen, until: SOON }, { token })).toMatchObject(refused);
    expect(await call('sellOrder', { ...seen, price }, { token })).toMatchObject(refused);
    expect(await rowOf(draft.id)).toMatchObject({ stock: 'draft', availability: 'in_stock' });
    await backend().database.update(items).set({ stock: 'current' }).where(ofPiece);
    expect((await ask('sellOrder', { ...seen, price }, token)).data.state).toBe('sold');
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
    await backend().database.update(accounts).set(confirmed).where(eq(accounts.email, 'claims@orders.test'));
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
}
