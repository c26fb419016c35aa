import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deliveryHeaders } from '#src/contract/delivery.ts';
import { CALLS, type CallName } from '#src/contract/index.ts';
import type { Acceptance } from '#src/contract/requests/accepted.ts';
import { schema } from '#backend/database/database.ts';
import { markAnswered, markTaken } from '#backend/requests/list.ts';
import type { Backend } from '#backend/start-backend.ts';
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

/** Late on the last day of a year in UTC: in the shop's zone the next one has begun. */
const SENT_AT = '2026-12-31T22:30:00.000Z';

/** Requests with a state of their own: appeals, deferrals, tickets, purchases, reviews. @param outbox where letters are left. */
export function casesSuite(backend: () => Backend, outbox: string): void {
  const file = async (name: CallName, body: object, key: string, sentAt = SENT_AT) => {
    const answer = await fetch(`${backend().url}/ru${CALLS[name].path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...deliveryHeaders({ key, sentAt, consent: 'ru-abc' }),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { data: Acceptance; errors?: unknown } };
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
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) => file('appeal', APPEAL, `appeal-at-once-${n}-00`)),
      );
      const numbers = answers.map(({ body }) => body.data.number ?? '');
      expect(new Set(numbers).size).toBe(12);
      for (const number of numbers) expect(number).toMatch(/^2027-\d{6}$/);
      const counted = numbers.map((number) => Number(number.slice(5))).sort((a, b) => a - b);
      expect((counted.at(-1) ?? 0) - (counted[0] ?? 0)).toBe(11);
      expect(new Set(answers.map(({ body }) => body.data.due))).toEqual(new Set(['2027-01-16']));
    });

    test('sent again, it is the same appeal under the same number', async () => {
      const first = await file('appeal', APPEAL, 'appeal-once-more-01');
      expect(await file('appeal', APPEAL, 'appeal-once-more-01')).toEqual(first);
    });

    test('the letter has the number and the day', async () => {
      const email = 'appeal-letter@x.test';
      const { body } = await file('appeal', { ...APPEAL, email }, 'appeal-letter-0001');
      await expect.poll(async () => (await lettersTo(outbox, email)).length).toBe(1);
      const [letter] = await lettersTo(outbox, email);
      expect(letter?.subject).toContain(body.data.number);
      expect(letter?.text).toContain('16 января 2027');
    });

    test('its state is told to who knows the number and the contact, and changes with the work', async () => {
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
    const right = { number: '77-104217', city: 'moscow', digits: '4567' };
    const ask = async (asked: object) => {
      const started = performance.now();
      const { body } = await send(backend().url, 'ru', 'pledgeTicket', { ...right, ...asked });
      return { took: performance.now() - started, data: (body as { data: unknown }).data };
    };

    test('its holder is told where it stands', async () => {
      expect((await ask({ number: '77 104217' })).data).toMatchObject({
        number: '77-104217',
        state: 'active',
        amount: { value: 1_284_000, currency: 'RUB' },
      });
    });

    test.each([
      ['an unknown number', { number: '77-000000' }],
      ['another city', { city: 'samara' }],
      ['other digits', { digits: '0000' }],
    ])('%s: nothing, and no sooner', async (_, asked) => {
      const { took, data } = await ask(asked);
      expect(data).toBeNull();
      expect(took).toBeGreaterThan(190);
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
