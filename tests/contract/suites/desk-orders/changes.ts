import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { BUYER } from '../availability/steps.ts';
import { type OrderSteps, SOON } from './steps.ts';

const { availabilityChanges } = schema;

/** A day in the past. */
const PAST = '2026-01-31';

/** Holding, selling, releasing and returning the piece of an order, and writing to its buyer. */
export function orderChangesTests(steps: OrderSteps): void {
  const { backend, call, ask, rowOf, lettersTo, person, reserved, one, seenOf } = steps;

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
    const inbox = async () => (await ask('requestOfInbox', { id: String(id) as never }, token)).data;
    expect(await inbox(), 'answered by the office that has the piece').toMatchObject({
      state: 'open',
      city: 'samara',
    });
    const held = await ask(
      'holdOrder',
      { id, seen: order.standing?.seen ?? 0, until: SOON, text: '' },
      token,
    );
    expect(held.data).toMatchObject({ state: 'reserved', held_until: SOON });
    expect((await inbox()).state).toBe('answered');
    const price = { value: 925_000, currency: 'RUB' } as const;
    const seen = held.data.standing?.seen ?? 0;
    const beyond = { value: 3_000_000_000, currency: 'USD' };
    expect(await call('sellOrder', { id, seen, price: beyond, text: '' }, { token })).toMatchObject({
      status: 422,
      body: { errors: { price: ['price_high'] } },
    });
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
}
