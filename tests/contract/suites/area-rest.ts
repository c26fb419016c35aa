import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Notifications } from '@tourbillon/domain/contract/personal-area/notifications.ts';
import type { OwnRequest } from '@tourbillon/domain/contract/personal-area/own-requests.ts';
import { DELETION_DAYS, EXPORT_PARTS } from '@tourbillon/domain/contract/personal-area/privacy.ts';
import type { Ticket } from '@tourbillon/domain/contract/personal-area/tickets.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { remindOfTickets } from '@tourbillon/backend/pledge/reminders.ts';
import { deleteAccounts, scheduleDeletion } from '@tourbillon/backend/privacy/delete-account.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { UploadFolder } from '@tourbillon/backend/uploads/upload-folder.ts';
import { addDays } from '@tourbillon/backend/business-days/working-days.ts';
import { lettersTo } from '../../mail/mailbox.ts';
import { ask } from '../ask.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { PASSWORD, type accountSteps } from '../account-steps.ts';
import { areaSteps } from './area.ts';
import { shopDay } from '../../site/shop-day.ts';

type Steps = ReturnType<typeof accountSteps>;

const DAY = 24 * 3_600_000;

/** The requests of these tests have no files. */
const NO_UPLOADS = { remove: () => Promise.resolve() } as unknown as UploadFolder;
const noEvent = () => Promise.resolve();

/** Notices of prices, own requests, pledge tickets and privacy of accounts. @param outbox folder of the backend's letters. */
export function areaRestSuite(
  backend: () => Backend,
  { holder, logIn, rowOf, read: readAccount }: Steps,
  outbox: string,
) {
  const { read, act, confirm } = areaSteps(backend);

  test('a lower price: told of favourites one by one, or of all with the topic; nobody else sees it', async () => {
    type Prices = { all: boolean; items: { item: { url: string }; alert: boolean }[] };
    const [token, stranger] = [await holder('prices@x.test'), await holder('prices-not@x.test')];
    const { items } = await ask(backend().url, 'ru', 'catalogue', { url: 'clocks_today' });
    const [first, second] = items.map(({ url }) => url);
    const put = (url?: string) => ({ list: 'favorite', url, catalogType: 'clock', kept: true, age: url === first ? 9 : 0 }); // prettier-ignore
    await act('savedItems', token, { changes: [put(first), put(second), put('gone-long-ago')] });
    const wish = { catalog_type: 'clock', url: first };
    const on = await act<Prices>('editPriceNotice', token, { ...wish, alert: true });
    const told = ({ data }: { data: Prices }) => data.items.map(({ item, alert }) => [item.url, alert]);
    expect(told(on)).toEqual([[second, false], [first, true]]); // prettier-ignore
    expect(on.data.all).toBe(false);
    expect((await read<Notifications>('notifications', token)).data.alerts).toMatchObject([
      { kind: 'price', item: { url: first } },
    ]);
    expect((await read<Prices>('priceNotices', stranger)).data.items).toEqual([]);
    expect(told(await act('editPriceNotice', token, { ...wish, alert: false }))).toContainEqual([
      first,
      false,
    ]);
    expect((await act('editPriceNotice', token, { ...wish, url: 'none', alert: true })).status).toBe(404);
    await confirm('prices@x.test');
    await act('editNotifications', token, { options: ['special_offers'] });
    expect((await read<Prices>('priceNotices', token)).data.all).toBe(true);
  });

  describe('D15 pledge tickets of an account', () => {
    const today = shopDay();
    const ticket = (number: string, due: number, more: object = {}) => ({
      number,
      printed: number,
      city: 'moscow',
      phoneDigits: '4567',
      due: addDays(today, due),
      graceEnd: addDays(today, due + 30),
      amount: 100_000,
      currency: 'RUB',
      ...more,
    });

    test('proved once, then seen; wrong and unknown are answered alike; two misses cost work', async () => {
      const token = await holder('ticket@x.test');
      const right = { number: '77-104217', code: 'k7m4q9tx2r', city: 'moscow', digits: '4567' };
      const added = await act<Ticket[]>('addTicket', token, right);
      expect(added.data).toMatchObject([{ number: '77-104217', city: 'Москва', state: 'active', amount: { value: 1_287_500, currency: 'RUB' } }]); // prettier-ignore
      expect(added.data[0]?.days_left).toBeGreaterThan(20);
      const other = await holder('ticket-other@x.test');
      const wrong = await act('addTicket', other, { ...right, code: '' });
      const unknown = await act('addTicket', other, { ...right, number: '99999999' });
      expect([wrong.status, wrong.errors]).toEqual([422, { number: ['ticket_unknown'] }]);
      expect(unknown).toEqual(wrong);
      expect((await act('addTicket', other, { ...right, number: '99999990' })).status).toBe(428);
      expect((await read('tickets', token)).data).toHaveLength(1);
      expect((await read('tickets', await holder('ticket-not@x.test'))).data).toEqual([]);
      expect((await act('removeTicket', token, { number: '77-104217' })).data).toEqual([]);
    });

    test('reminders: before the due day and before the end of grace, each once, again when it was prolonged', async () => {
      const token = await holder('remind@x.test');
      const { database } = backend();
      await database
        .insert(schema.pledgeTickets)
        .values([ticket('REMIND1', 10), ticket('REMIND2', 10, { redeemed: true })]);
      const account = (await rowOf('remind@x.test'))?.id ?? 0;
      const proved = { accountId: account, provedAt: new Date() };
      await database.insert(schema.accountTickets).values([
        { ...proved, number: 'REMIND1' },
        { ...proved, number: 'REMIND2' },
      ]);
      expect(await remindOfTickets(database, addDays(today, 5)), 'D715 the mailbox is not confirmed').toBe(0);
      const named = async () => (await read<Ticket[]>('tickets', token)).data.map((one) => one.remind_on);
      expect(await named()).toEqual([null, null]);
      await confirm('remind@x.test');
      expect(await named()).toEqual([addDays(today, 5), null]);
      const sent: number[] = [];
      for (let day = 0; day <= 45; day++) sent.push(await remindOfTickets(database, addDays(today, day)));
      // Five days before the tenth day, seven before the fortieth.
      expect(sent.flatMap((count, day) => (count > 0 ? [[day, count]] : []))).toEqual([[5, 1], [33, 1]]); // prettier-ignore
      await database
        .update(schema.pledgeTickets)
        .set({ due: addDays(today, 60), graceEnd: addDays(today, 90) })
        .where(eq(schema.pledgeTickets.number, 'REMIND1'));
      expect(await remindOfTickets(database, addDays(today, 55))).toBe(1);
      expect(await remindOfTickets(database, addDays(today, 55))).toBe(0);
      // A grace of three days: the letters come on the days that the area names.
      const short = { due: addDays(today, 110), graceEnd: addDays(today, 113) };
      await database
        .update(schema.pledgeTickets)
        .set(short)
        .where(eq(schema.pledgeTickets.number, 'REMIND1'));
      const told: number[] = [];
      for (let day = 100; day <= 115; day++)
        if ((await remindOfTickets(database, addDays(today, day))) > 0) told.push(day);
      expect(told).toEqual([105, 111]);
    });
  });

  test('a request sent while logged in shows its thread and takes a reply; nobody else reads or writes it', async () => {
    const [token, stranger] = [await holder('thread@x.test'), await holder('thread-not@x.test')];
    const { database } = backend();
    const now = new Date();
    const account = { accountId: (await rowOf('thread@x.test'))?.id ?? 0, locale: 'ru' as const };
    const [row] = await database
      .insert(schema.requests)
      .values({
        ...account,
        kind: 'appraisal',
        key: 'own-thread',
        payload: { brand: 'Omega' },
        sentAt: now,
        createdAt: now,
        answeredAt: now,
      }) // prettier-ignore
      .returning({ id: schema.requests.id });
    const requestId = row?.id ?? 0;
    const message = { requestId, createdAt: now };
    await database.insert(schema.requestMessages).values([
      { ...message, author: 'staff', text: 'Пришлите фото' },
      { ...message, author: 'note', text: 'Только для коллег' },
    ]);
    const [shown] = (await read<OwnRequest[]>('ownRequests', token)).data;
    expect(shown).toMatchObject({ id: requestId, kind: 'appraisal', about: 'Omega', is_answered: true });
    const reply = { id: requestId, text: 'Пришлю завтра' };
    await act('writeInRequest', token, reply);
    const [after] = (await act<OwnRequest[]>('writeInRequest', token, reply)).data;
    expect(after?.is_answered).toBe(false);
    expect(after?.messages.map(({ author, text }) => [author, text])).toEqual([
      ['staff', 'Пришлите фото'],
      ['sender', 'Пришлю завтра'],
    ]);
    expect((await read('ownRequests', stranger)).data).toEqual([]);
    expect((await act('writeInRequest', stranger, reply)).status).toBe(404);
    const words = Array.from({ length: 19 }, (_, place) => ({ ...message, author: 'sender' as const, text: `${place}` })); // prettier-ignore
    await database.insert(schema.requestMessages).values(words);
    expect((await act('writeInRequest', token, { id: requestId, text: 'Ещё' })).status).toBe(429);
    await database.delete(schema.requests).where(eq(schema.requests.id, requestId));
  });

  describe('privacy', () => {
    test('the export has every part, and no secret', async () => {
      const token = await holder('export@x.test');
      const { data } = await read<{ parts: Record<string, Record<string, unknown>[]> }>(
        'exportAccount',
        token,
      );
      expect(Object.keys(data.parts)).toEqual([...EXPORT_PARTS]);
      expect(data.parts.account).toMatchObject([
        { email: 'export@x.test', name: 'Анна', phone: '+79123456789' },
      ]);
      expect(data.parts.consents).toMatchObject([{ purpose: 'registration' }]);
      expect(data.parts.letters, 'D662 of a mailbox that is not confirmed').toEqual([]);
      const text = JSON.stringify(data);
      for (const hidden of [PASSWORD, '$argon2id', token]) expect(text).not.toContain(hidden);
    });

    test('deletion: by the password, all sessions end, a letter, days of grace, taken back when it is asked', async () => {
      const [token, second] = [await holder('delete@x.test'), await logIn('delete@x.test')];
      const wrong = await act('deleteAccount', token, { current_password: 'not this one' });
      expect([wrong.status, wrong.errors]).toEqual([422, { current_password: ['password_wrong'] }]);
      const asked = await act<{ days: number }>('deleteAccount', token, { current_password: PASSWORD });
      expect(asked.data.days).toBe(DELETION_DAYS);
      for (const ended of [token, second]) expect((await readAccount('account', ended)).status).toBe(401);
      expect((await lettersTo(outbox, 'delete@x.test', 2))[1]?.text).toContain('/login/');

      const { database } = backend();
      const after = (days: number) => new Date(Date.now() + days * DAY);
      await deleteAccounts(database, NO_UPLOADS, noEvent, after(DELETION_DAYS - 1));
      const again = await logIn('delete@x.test');
      // A login alone does not cancel the deletion: the holder is asked.
      const waits = (await readAccount('account', again)).body.data as { delete_at: string | null };
      expect(waits.delete_at).toBe((await rowOf('delete@x.test'))?.deleteAt?.toISOString());
      for (const _ of ['kept', 'kept again'])
        expect((await act('keepAccount', again, {})).data).toMatchObject({ delete_at: null });
      await deleteAccounts(database, NO_UPLOADS, noEvent, after(DELETION_DAYS + 1));
      expect((await readAccount('account', again)).status).toBe(200);

      await act('deleteAccount', again, { current_password: PASSWORD });
      await deleteAccounts(database, NO_UPLOADS, noEvent, after(DELETION_DAYS + 1));
      expect(await rowOf('delete@x.test')).toBeUndefined();
      expect(await logIn('delete@x.test')).toBe('');
    });

    test('the letter about a deletion names the day in the office, not in UTC', async () => {
      await holder('deletion-day@x.test');
      const account = await rowOf('deletion-day@x.test');
      if (!account) throw new Error('There is no account');
      const night = new Date('2026-11-01T22:30:00Z');
      await scheduleDeletion(backend().database, { account, record: noEvent }, night);
      const letters = (await lettersTo(outbox, 'deletion-day@x.test', 2)).map(({ text }) => text).join('\n');
      expect(letters).toContain(formatDate(addDays('2026-11-02', DELETION_DAYS), account.locale));
    });
  });
}
