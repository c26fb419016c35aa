import { randomBytes } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deliveryHeaders } from '@tourbillon/domain/contract/delivery-headers.ts';
import { CALLS, type CallName } from '@tourbillon/domain/contract/index.ts';
import type { Acceptance } from '@tourbillon/domain/contract/requests/accepted.ts';
import { ticketCode } from '@tourbillon/domain/contract/requests/ticket-code.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { newTicketCode, ticketCodeHash } from '@tourbillon/backend/pledge/ticket-code.ts';
import { markAnswered, markTaken } from '@tourbillon/backend/requests/list-requests.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { send } from '../ask.ts';
import { lettersTo } from '../../mail/mailbox.ts';

const { requests, items } = schema;

const PERSON = {
  user_name: 'Анна',
  telephone: '+79123456789',
  email: '',
  city: 'samara',
  feedback_phone: '',
};
const APPEAL = { ...PERSON, company: 'pawnshop', message: 'Прошу ответить.' };

/** Late on the last day of a year in UTC: in the shop's time zone the next year has begun. */
const SENT_AT = '2026-12-31T22:30:00.000Z';

/**
 * Requests with a state: appeals, deferrals, tickets, purchases, reviews. @param outbox folder of the letters.
 */
export function casesSuite(backend: () => Backend, outbox: string): void {
  const file = async (name: CallName, body: object, key: string, sentAt = SENT_AT) => {
    const response = await fetch(`${backend().url}/ru${CALLS[name].path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...deliveryHeaders({ key, sentAt, consent: 'ru-abc' }),
      },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as { data: Acceptance; errors?: unknown },
    };
  };
  const itemWhere = async (availability: string) => {
    const [row] = await backend()
      .database.select({ url: items.url })
      .from(items)
      .where(
        and(eq(items.catalogType, 'clock'), eq(items.availability, availability), eq(items.stock, 'current')),
      )
      .limit(1);
    return `clock/${row?.url}`;
  };

  describe('D16 appeals', () => {
    test('filed at once, each has a number of its own, of the year of the shop, and 15 days', async () => {
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, n) => file('appeal', APPEAL, `appeal-at-once-${n}-00`)),
      );
      const numbers = responses.map(({ body }) => body.data.number ?? '');
      expect(new Set(numbers).size).toBe(12);
      for (const number of numbers) expect(number).toMatch(/^2027-\d{6}$/);
      const counted = numbers.map((number) => Number(number.slice(5))).sort((a, b) => a - b);
      expect((counted.at(-1) ?? 0) - (counted[0] ?? 0)).toBe(11);
      expect(new Set(responses.map(({ body }) => body.data.due))).toEqual(new Set(['2027-01-16']));
    });

    test('sent again, it is the same appeal under the same number', async () => {
      const first = await file('appeal', APPEAL, 'appeal-once-more-01');
      expect(await file('appeal', APPEAL, 'appeal-once-more-01')).toEqual(first);
    });

    test('the letter has the number and the day', async () => {
      const email = 'appeal-letter@x.test';
      const { body } = await file('appeal', { ...APPEAL, email }, 'appeal-letter-0001');
      await expect.poll(async () => (await lettersTo(outbox, email)).length, { timeout: 20_000 }).toBe(1);
      const [letter] = await lettersTo(outbox, email);
      expect(letter?.subject).toContain(body.data.number);
      expect(letter?.text).toContain('16 января 2027');
    });

    test('its state is told to somebody who knows the number and the contact, and changes with the work', async () => {
      const { body } = await file('appeal', { ...APPEAL, email: 'state@x.test' }, 'appeal-state-00001');
      const number = body.data.number ?? '';
      const state = async (contact: string, asked = number) =>
        (await send(backend().url, 'ru', 'appealStatus', { number: asked, contact })).body as {
          data: { state: string } | null;
        };
      expect(await state('8 912 345-67-89')).toEqual({
        data: {
          kind: 'appeal',
          number,
          state: 'received',
          received: '2027-01-01',
          due: '2027-01-16',
          answered: null,
        },
      });
      const { database } = backend();
      const [row] = await database.select().from(requests).where(eq(requests.number, number));
      await markTaken(database, [row?.id ?? 0]);
      expect((await state('STATE@x.test')).data?.state).toBe('in_work');
      await markAnswered(database, [row?.id ?? 0], new Date('2027-01-10T12:00:00Z'));
      expect((await state('state@x.test')).data).toMatchObject({ state: 'answered', answered: '2027-01-10' });
      expect(await state('somebody@x.test')).toEqual({ data: null });
      expect(await state('state@x.test', '2027-999999')).toEqual({ data: null });
    });
  });

  test('§9 deferral: three working days, over the holidays of the new year', async () => {
    const body = { ...PERSON, ticket: '77-104217', reason: 'illness', months: '3', documents: '' };
    expect(await file('deferral', body, 'deferral-three-001')).toEqual({
      status: 200,
      body: { data: { status: 'accepted', due: '2027-01-13' } },
    });
  });

  describe('D15 pledge tickets', () => {
    const right = { number: '77-104217', code: 'K7M4Q-9TX2R', city: 'moscow', digits: '4567' };
    const ask = async (asked: object, headers: Record<string, string> = {}) => {
      const started = performance.now();
      const { status, body } = await send(
        backend().url,
        'ru',
        'pledgeTicket',
        { ...right, ...asked },
        headers,
      );
      const { data, proof_of_work: work } = body as { data: unknown; proof_of_work?: number };
      return { status, took: performance.now() - started, data, work };
    };
    /** A network hash as storefronts make it, of a new network. */
    const newNetwork = () => randomBytes(32).toString('base64url');
    const { counters, pledgeTickets } = schema;

    test('its holder sees where it stands', async () => {
      expect((await ask({ number: '77 104217' })).data).toMatchObject({
        number: '77-104217',
        state: 'active',
        amount: { value: 1_287_500, currency: 'RUB' },
        city: 'moscow',
        // Due in 24 days, a loan of 30 at 0.1 % a day: on the day of the filling, interest is due for six days.
        today: { loan: 1_250_000, interest: 7_500, days: 6, total: 1_257_500 },
        extension: { days: 30, pay_now: 7_500, repay: 1_317_500 },
      });
    });

    test('a new code is one that can be typed, and each has a hash of its own', async () => {
      const code = newTicketCode();
      expect(v.parse(ticketCode, code)).toBe(code.replace('-', ''));
      const number = '70000002';
      expect(ticketCodeHash(number, code)).toBe(ticketCodeHash(number, ` ${code.toLowerCase()} `));
      expect(ticketCodeHash(number, code)).not.toBe(ticketCodeHash('70000003', code));
      const { database } = backend();
      const [row] = await database.select().from(pledgeTickets).where(eq(pledgeTickets.number, '77104217'));
      const own = { number, printed: '70-000002', codeHash: ticketCodeHash(number, code) };
      const { id: _, ...like } = row!;
      await database.insert(pledgeTickets).values({ ...like, ...own });
      expect((await ask({ number, code })).data).toMatchObject({ number: '70-000002' });
    });

    test.each([
      ['an unknown number', { number: '77-000000' }],
      ['another city', { city: 'samara' }],
      ['other digits', { digits: '0000' }],
      ['no code', { code: '' }],
      ['another code', { code: 'K7M4Q-9TX2S' }],
    ])('%s: nothing, and no sooner', async (_, asked) => {
      const { took, data } = await ask({ number: '70-000002', ...asked }, { 'visitor-work': '4' });
      expect(data).toBeNull();
      expect(took).toBeGreaterThan(190);
    });

    test('a ticket that the shop has given no code is found as before', async () => {
      const { database } = backend();
      const [{ codeHash: _, id: __, ...row } = undefined as never] = await database
        .select()
        .from(pledgeTickets)
        .where(eq(pledgeTickets.number, '78100385'));
      const old = { number: '70000001', printed: '70-000001' };
      await database.insert(pledgeTickets).values({ ...row, ...old });
      const asked = { ...old, city: row.city, digits: row.phoneDigits, code: '' };
      expect((await ask(asked)).data).toMatchObject({ number: '70-000001' });
      expect((await ask({ ...asked, digits: '9999' })).data).toBeNull();
    });

    test('D83 two misses at a number cost work, whoever missed and whether it exists; its holder is not shut out', async () => {
      const holder = { number: '78-100385', code: '3hv8d wn5bp', city: 'saint-petersburg', digits: '1203' };
      for (const [number, code] of [
        ['78-100385', 'AAAAA-AAAAA'],
        ['70-999999', ''],
      ] as const) {
        const guess = (more = {}) =>
          ask({ ...holder, number, code }, { 'visitor-networks': newNetwork(), ...more });
        const seen = [await guess(), await guess(), await guess(), await guess({ 'visitor-work': '1' })];
        expect(seen.map(({ status, work }) => [status, work])).toEqual([
          [200, undefined],
          [200, undefined],
          [428, 1],
          [200, undefined],
        ]);
        await Promise.all(Array.from({ length: 12 }, () => guess({ 'visitor-work': '16' })));
        expect(await guess({ 'visitor-work': '8' })).toMatchObject({ status: 428, work: 16 });
      }
      const found = await ask(holder, { 'visitor-work': '16' });
      expect(found.data).toMatchObject({ number: '78-100385' });
      // A correct lookup does not count as a failure.
      expect((await ask(holder, { 'visitor-work': '16' })).data).not.toBeNull();
    });

    test('sequential numbers: misses of a network cost work, then a wait; guesses at once are all counted', async () => {
      const network = { 'visitor-networks': newNetwork() };
      let next = 80_000_000;
      const guess = (work: number) =>
        ask(
          { number: String(next++), code: '' },
          { ...network, ...(work && { 'visitor-work': String(work) }) },
        );
      const first = await Promise.all(Array.from({ length: 12 }, () => guess(0)));
      expect(first.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
      await Promise.all(Array.from({ length: 40 }, () => guess(16)));
      expect((await guess(16)).status).toBe(429);
      const elsewhere = { 'visitor-networks': newNetwork() };
      expect((await ask({ number: String(next++) }, elsewhere)).status).toBe(200);
    });

    test('a hundred misses at all tickets in an hour cost every look-up work, and no more than that', async () => {
      const { database } = backend();
      const all = like(counters.key, 'guesses ticket all %');
      const [row] = await database.select().from(counters).where(all);
      await database.update(counters).set({ count: 100 }).where(all);
      const fresh = { ...right, number: '99-800042', code: 'Y2C6T-JR0G4', city: 'tashkent', digits: '0011' };
      expect(await ask(fresh)).toMatchObject({ status: 428, work: 1 });
      // As people type it: lower case, no dash, letters instead of digits, Cyrillic letters.
      const typed = { ...fresh, code: ' y2с6т jrOg4 ' };
      expect((await ask(typed, { 'visitor-work': '1' })).data).toMatchObject({ number: '99-800042' });
      await database
        .update(counters)
        .set({ count: row?.count ?? 0 })
        .where(all);
    });
  });

  describe('D38 purchase', () => {
    const now = () => new Date().toISOString();
    const wish = { ...PERSON, wish: 'reserve', type_contact: 'telephone', nickname: '' };
    test.each([
      ['in_stock', 200],
      ['reserved', 422],
    ])('of what is %s: %i', async (availability, expected) => {
      const item = await itemWhere(availability);
      const { status, body } = await file(
        'purchase',
        { ...wish, item },
        `purchase-${availability}-01`,
        now(),
      );
      expect(status).toBe(expected);
      expect(body.errors).toEqual(expected === 422 ? { item: ['sold'] } : undefined);
    });

    test('that waited while the backend was away is taken: its sender has been thanked', async () => {
      const item = await itemWhere('reserved');
      const sentAt = new Date(Date.now() - 60_000).toISOString();
      expect((await file('purchase', { ...wish, item }, 'purchase-late-0001', sentAt)).status).toBe(200);
    });

    test('of what there has never been: refused the same', async () => {
      const { status } = await file(
        'purchase',
        { ...wish, item: 'clock/no-such-watch' },
        'purchase-none-0001',
      );
      expect(status).toBe(422);
    });
  });

  test('§1 a review waits for the staff and is not published by itself', async () => {
    const total = async () =>
      ((await (await fetch(`${backend().url}/ru/reviews`)).json()) as { meta: { total: number } }).meta.total;
    const before = await total();
    const body = { user_name: 'Анна', rating: '5', message: 'Спасибо', service: '', visited: 'moscow' };
    const key = 'review-waits-00001';
    const { status } = await file('review', { ...body, city: 'moscow', feedback_phone: '' }, key);
    expect([status, await total()]).toEqual([200, before]);
    const [row] = await backend().database.select().from(requests).where(eq(requests.key, key));
    expect(row).toMatchObject({ kind: 'review', payload: { ...body, city: 'moscow' } });
  });
}
