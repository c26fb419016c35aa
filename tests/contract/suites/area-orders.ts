import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { deliveryHeaders } from '@tourbillon/domain/contract/delivery-headers.ts';
import type { Order } from '@tourbillon/domain/contract/personal-area/orders.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { updateOrder } from '@tourbillon/backend/orders/admin-orders.ts';
import { isRegularSender, setRegular } from '@tourbillon/backend/orders/regular-customers.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { waitForLockConflict } from '../wait-for-lock-conflict.ts';
import { letterTo, lettersTo } from '../../mail/mailbox.ts';
import type { accountSteps } from '../account-steps.ts';
import { areaSteps } from './area.ts';
import { shopDay } from '../../site/shop-day.ts';

type Steps = ReturnType<typeof accountSteps>;

/**
 * Orders of people with an account. @param staff address of the staff. @param outbox folder of the backend's
 * letters.
 */
export function areaOrdersSuite(
  backend: () => Backend,
  { holder, rowOf, read: readAccount }: Steps,
  staff: string,
  outbox: string,
) {
  const { read, act } = areaSteps(backend);

  let phones = 0;
  /** A day in the future. */
  const soon = shopDay(30);

  /** Buys a watch, as the form does for a logged-in person. @returns number of the order. */
  async function buy(token: string | undefined, wish = 'buy'): Promise<number> {
    const { items } = schema;
    const [item] = await backend()
      .database.select({ url: items.url })
      .from(items)
      .where(
        and(eq(items.catalogType, 'clock'), eq(items.availability, 'in_stock'), eq(items.stock, 'current')),
      )
      .limit(1);
    phones += 1;
    const session = token && createHash('sha256').update(token).digest('hex');
    const headers = deliveryHeaders({
      key: randomUUID(),
      sentAt: new Date().toISOString(),
      consent: 'ru-1',
      session,
    });
    const sent = {
      item: `clock/${item?.url}`,
      wish,
      user_name: 'Анна',
      type_contact: 'telephone',
      nickname: 'null',
      email: '',
      telephone: `+7923${String(phones).padStart(7, '0')}`,
      city: 'moscow',
      feedback_phone: '',
    };
    const response = await fetch(`${backend().url}/ru${CALLS.purchase.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(sent),
    });
    expect(response.status).toBe(200);
    return token ? ((await read<Order[]>('orders', token)).data[0]?.id ?? 0) : 0;
  }

  describe('orders', () => {
    test('a purchase made while logged in is an order of the account; one made by nobody is not', async () => {
      const token = await holder('buyer@x.test');
      await buy(undefined);
      expect((await read('orders', token)).data).toEqual([]);
      const id = await buy(token, 'reserve');
      const [order] = (await read<Order[]>('orders', token)).data;
      expect(order).toMatchObject({
        id,
        wish: 'reserve',
        state: 'reserved',
        for_another: false,
        messages: [],
      });
      expect(order?.held_until).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(order?.item?.brand.title).toEqual(expect.any(String));
      // D57: the accepted texts, by edition. An account that was never shown texts has none.
      expect((await read('consents', token)).data).toMatchObject([
        { purpose: 'purchase', text: 'ru-1', policy: expect.any(String), withdrawn_at: null },
        { purpose: 'registration', text: null },
      ]);
    });

    test('a letter confirms it to the address of the account', async () => {
      const token = await holder('confirmed@x.test');
      const id = await buy(token);
      const letters = await lettersTo(outbox, 'confirmed@x.test', 2);
      expect(letters.some(({ subject }) => subject.includes(String(id)))).toBe(true);
    });

    test('its holder withdraws it: the piece is on sale again, both sides read it, and nobody withdraws it twice', async () => {
      const [token, stranger] = [await holder('withdraws@x.test'), await holder('withdraws-not@x.test')];
      const id = await buy(token, 'reserve');
      const [before] = (await read<Order[]>('orders', token)).data;
      expect(before).toMatchObject({ may_withdraw: true, office: { phone: expect.any(String) } });
      expect((await act('withdrawOrder', stranger, { id })).status).toBe(404);
      const [after] = (await act<Order[]>('withdrawOrder', token, { id })).data;
      expect(after).toMatchObject({ id, state: 'in_archive', held_until: null, may_withdraw: false });
      const words = translator('ru')('orders.withdrawnText');
      expect(after?.messages.map(({ author, text }) => [author, text])).toContainEqual(['holder', words]);
      const { items } = schema;
      const [item] = await backend()
        .database.select()
        .from(items)
        .where(eq(items.url, before?.item?.url ?? ''));
      expect(item?.availability).toBe('in_stock');
      const again = await act('withdrawOrder', token, { id });
      expect([again.status, again.errors]).toEqual([422, { id: ['value'] }]);
      await letterTo(outbox, staff, ({ text }) => text.includes(words) && text.includes('withdraws@x.test'));
      expect(await lettersTo(outbox, 'withdraws@x.test', 3)).not.toHaveLength(0);
    });

    test('D76 one that is sold at the same moment is not withdrawn, and the piece stays sold', async () => {
      const token = await holder('withdraws-late@x.test');
      const id = await buy(token, 'reserve');
      const [before] = (await read<Order[]>('orders', token)).data;
      const { database } = backend();
      const { withdrawn } = await database.transaction(async (tx) => {
        await updateOrder(tx, { id, state: 'sold', price: 9_000 });
        const answer = act('withdrawOrder', token, { id });
        await waitForLockConflict(tx);
        return { withdrawn: answer };
      });
      expect(await withdrawn).toMatchObject({ status: 422, errors: { id: ['value'] } });
      const { items } = schema;
      const [item] = await database
        .select()
        .from(items)
        .where(eq(items.url, before?.item?.url ?? ''));
      expect(item).toMatchObject({ availability: 'sold', soldPriceUsd: 9_000 });
      expect((await read<Order[]>('orders', token)).data).toMatchObject([{ state: 'sold' }]);
    });

    test('the staff changes its state and writes: a letter in the person’s language, and a line that is new', async () => {
      const token = await holder('news@x.test');
      const id = await buy(token);
      const note = { id, state: 'in_reserve', text: 'Мастер смотрит механизм.' } as const;
      expect(await updateOrder(backend().database, note)).toBe('noted');
      const t = translator('ru');
      const letters = await lettersTo(outbox, 'news@x.test', 3);
      const letter = letters.find(({ text }) => text.includes(note.text));
      for (const words of [t('item.availability_in_reserve'), t('orders.next_in_reserve'), note.text]) {
        expect(letter?.text).toContain(words);
      }
      expect(letter?.text).toContain('/account/?tab=orders');

      const [order] = (await read<Order[]>('orders', token)).data;
      expect(order).toMatchObject({ state: 'in_reserve', held_until: null });
      expect(order?.messages).toMatchObject([
        { author: 'staff', state: 'in_reserve', text: note.text, unread: true },
      ]);
      const seen = await act<Order[]>('readMessages', token, { id });
      expect(seen.data[0]?.messages).toMatchObject([{ unread: false }]);
      expect(await updateOrder(backend().database, { id, until: soon })).toBe('noted');
      expect((await read<Order[]>('orders', token)).data).toMatchObject([
        { state: 'reserved', held_until: soon },
      ]);
      // An item that is no longer reserved has no last day.
      await updateOrder(backend().database, { id, state: 'sold', price: 9_000 });
      expect((await read<Order[]>('orders', token)).data).toMatchObject([
        { state: 'sold', held_until: null },
      ]);
    });

    test('the holder writes, and the staff reads it in a letter; a stranger can neither read nor write', async () => {
      const [token, stranger] = [await holder('asks@x.test'), await holder('asks-not@x.test')];
      const id = await buy(token);
      const written = await act<Order[]>('writeMessage', token, { id, text: ' Можно в субботу? ' });
      expect(written.data[0]?.messages).toMatchObject([
        { author: 'holder', text: 'Можно в субботу?', unread: false },
      ]);
      const subject = translator('ru')('orderMail.questionSubject', { id, name: 'Анна' });
      await expect
        .poll(async () => (await lettersTo(outbox, staff, 1)).filter((one) => one.subject === subject).length)
        .toBe(1);
      for (const name of ['writeMessage', 'readMessages'] as const) {
        expect((await act(name, stranger, { id, text: 'x' })).status).toBe(404);
      }
      expect((await act('writeMessage', token, { id, text: '  ' })).errors).toEqual({ text: ['required'] });
    });

    test('twenty messages an hour and no more; those of a clock a year ahead stop nobody until then', async () => {
      const token = await holder('asks-much@x.test');
      const id = await buy(token);
      const { database } = backend();
      const { orders, orderMessages } = schema;
      const [order] = await database.select().from(orders).where(eq(orders.requestId, id));
      const written = (ahead: number) =>
        database.insert(orderMessages).values(
          Array.from({ length: 20 }, () => ({
            orderId: order?.id ?? 0,
            author: 'holder' as const,
            text: 'x',
            createdAt: new Date(Date.now() + ahead),
          })),
        );
      const write = async () => (await act('writeMessage', token, { id, text: 'Можно в субботу?' })).status;
      await written(365 * 24 * 3_600_000);
      expect(await write()).toBe(200);
      await written(0);
      expect(await write()).toBe(429);
    });
  });

  test('§6 regular customers: after two pieces bought, or as the staff says', async () => {
    const token = await holder('regular@x.test');
    const { database } = backend();
    const regular = async () =>
      ((await readAccount('account', token)).body.data as { regular: boolean }).regular;
    const first = await buy(token);
    await updateOrder(database, { id: first, state: 'sold', price: 9_000 });
    expect(await regular()).toBe(false);
    await updateOrder(database, { id: await buy(token), state: 'sold', price: 9_000 });
    expect(await regular()).toBe(true);
    await setRegular(database, 'Regular@x.test', false);
    expect(await regular()).toBe(false);
    await setRegular(database, 'regular@x.test', null);
    expect(await regular()).toBe(true);
    expect(await setRegular(database, 'nobody@x.test', true)).toBe(false);
    expect(
      await database.select().from(schema.orders).where(eq(schema.orders.requestId, first)),
    ).toHaveLength(1);
  });

  test('D660 letters to the staff about a request or an order name a regular customer, and nobody else', async () => {
    const email = 'regular-letters@x.test';
    const token = await holder(email);
    const { database } = backend();
    const t = translator('ru');
    /** Whether the letter to the staff with this subject has the word. */
    const isNamedIn = async (end: string) =>
      (await letterTo(outbox, staff, ({ subject }) => subject.endsWith(end))).text.includes(
        t('letters.regular'),
      );
    const before = await buy(token);
    expect(await isNamedIn(`, заявка ${before}`)).toBe(false);
    await setRegular(database, email, true);
    const id = await buy(token);
    expect(await isNamedIn(`, заявка ${id}`)).toBe(true);
    await act('writeMessage', token, { id, text: 'Можно в субботу?' });
    expect(await isNamedIn(t('orderMail.questionSubject', { id, name: 'Анна' }))).toBe(true);
    const accountId = (await rowOf(email))?.id ?? 0;
    const now = new Date();
    const values = { kind: 'question', locale: 'ru', key: 'regular-asks', payload: {} } as const;
    const [asked] = await database
      .insert(schema.requests)
      .values({ ...values, accountId, sentAt: now, createdAt: now })
      .returning({ id: schema.requests.id });
    const question = asked?.id ?? 0;
    await act('writeInRequest', token, { id: question, text: 'Ещё вопрос' });
    expect(await isNamedIn(t('offerMail.staff_reply', { id: question }))).toBe(true);
    // An order may get its account after its request (decision 230).
    await database.update(schema.requests).set({ accountId: null }).where(eq(schema.requests.id, id));
    expect(await isRegularSender(database, id)).toBe(true);
    await database.update(schema.orders).set({ accountId: null }).where(eq(schema.orders.requestId, id));
    expect(await isRegularSender(database, id)).toBe(false);
  });
}
