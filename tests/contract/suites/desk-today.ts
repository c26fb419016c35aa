import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { setMissingDeadlines } from '@tourbillon/backend/requests/requests.ts';
import { countMissed, deleteOldMissed } from '@tourbillon/backend/search/missed-searches.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import { TODAY_LISTS } from '@tourbillon/domain/desk/today-lists.ts';
import { ask } from '../ask.ts';
import { deskSteps } from '../desk-steps.ts';

const { contentDrafts, items, missedSearches, pledgeTickets, requests } = schema;

/** The figures of the day. */
export function deskTodaySuite(backend: () => Backend): void {
  const { ask: askDesk, colleague } = deskSteps(backend);
  const figures = async (token: string) => (await askDesk('today', {}, token)).data;
  const people: Record<string, string> = {};

  describe('the desk: today', () => {
    beforeAll(async () => {
      for (const [name, role, office] of [
        ['all', 'owner', null],
        ['samara', 'manager', 'samara'],
        ['kazan', 'manager', 'kazan'],
        ['editor', 'editor', null],
      ] as const)
        people[name] = (await colleague(`${name}@today.test`, role, office)).token;
    });
    const of = (name: string) => figures(people[name] ?? '');

    test('requests that wait and are late, of the office', async () => {
      const appeals = async (name: string) =>
        (await of(name)).requests?.find(({ kind }) => kind === 'appeal') ?? { waiting: 0, late: 0 };
      const before = {
        all: await appeals('all'),
        samara: await appeals('samara'),
        kazan: await appeals('kazan'),
      };
      const now = new Date();
      const row = {
        kind: 'appeal' as const,
        payload: {},
        locale: 'ru' as const,
        city: 'samara',
        sentAt: now,
        createdAt: now,
      };
      await backend()
        .database.insert(requests)
        .values([
          { ...row, key: 'today-late', answerBy: new Date(now.getTime() - 1) },
          { ...row, key: 'today-due', answerBy: new Date('2999-01-01') },
          { ...row, key: 'today-done', answerBy: new Date('2020-01-01'), answeredAt: now },
        ]);
      expect(await appeals('all')).toMatchObject({
        waiting: before.all.waiting + 2,
        late: before.all.late + 1,
      });
      expect(await appeals('samara')).toMatchObject({
        waiting: before.samara.waiting + 2,
        late: before.samara.late + 1,
      });
      expect(await appeals('kazan')).toMatchObject(before.kazan);
    });

    test('what came before deadlines were kept gets the one it was promised: minutes, and days', async () => {
      const { database } = backend();
      const sentAt = new Date('2026-11-20T10:00:00Z');
      const row = { payload: {}, locale: 'ru' as const, city: 'moscow', sentAt, createdAt: sentAt };
      await database.insert(requests).values([
        { ...row, kind: 'feedback', key: 'promise-minutes' },
        { ...row, kind: 'director', key: 'promise-days' },
        { ...row, kind: 'arrivalNotice', key: 'promise-none' },
        { ...row, kind: 'feedback', key: 'promise-answered', answeredAt: sentAt },
      ]);
      await setMissingDeadlines(database);
      const kept = await database
        .select({ key: requests.key, answerBy: requests.answerBy })
        .from(requests)
        .where(like(requests.key, 'promise-%'))
        .orderBy(requests.id);
      expect(kept.map(({ key, answerBy }) => [key, answerBy?.toISOString()])).toEqual([
        ['promise-minutes', '2026-11-20T10:15:00.000Z'],
        // Three working days after a Friday end on Wednesday, in Moscow.
        ['promise-days', '2026-11-25T21:00:00.000Z'],
        ['promise-none', undefined],
        ['promise-answered', undefined],
      ]);
      await database.delete(requests).where(like(requests.key, 'promise-%'));
    });

    test('an editor sees no figures of people and money', async () => {
      const { requests: waiting, holds, sales, tickets, texts } = await of('editor');
      expect([waiting, holds, sales, tickets]).toEqual([null, null, null, null]);
      expect(texts?.drafts).toBeTypeOf('number');
    });

    test('tickets that are due today and late', async () => {
      const { day, tickets: before } = await of('samara');
      const ticket = {
        city: 'samara',
        phoneDigits: '0000',
        graceEnd: '2999-01-01',
        amount: 1,
        currency: 'RUB',
      };
      await backend()
        .database.insert(pledgeTickets)
        .values([
          { ...ticket, number: 'today1', printed: 'today-1', due: day },
          { ...ticket, number: 'today2', printed: 'today-2', due: '2020-01-01' },
          { ...ticket, number: 'today3', printed: 'today-3', due: '2020-01-01', redeemed: true },
        ]);
      const { tickets } = await of('samara');
      expect(tickets).toEqual({
        today: (before?.today ?? 0) + 1,
        week: (before?.week ?? 0) + 1,
        late: (before?.late ?? 0) + 1,
      });
    });

    test('the week of sales ends today, and the stock says what it lacks', async () => {
      const { day, sales, stock } = await of('all');
      expect([sales?.length, sales?.at(-1)?.day]).toEqual([7, day]);
      expect(stock.without_photographs).toBeLessThanOrEqual(stock.on_sale);
      expect(stock.on_sale).toBeGreaterThan(0);
      const { database } = backend();
      const [piece] = await database.select().from(items).where(eq(items.availability, 'in_stock')).limit(1);
      const ofPiece = eq(items.id, piece?.id ?? 0);
      await database.update(items).set({ stock: 'draft' }).where(ofPiece);
      expect((await of('all')).stock.on_sale, 'a draft is not on sale').toBe(stock.on_sale - 1);
      const listed = await askDesk('stockList', TODAY_LISTS.onSale as never, people.all);
      expect(listed.total).toBe(stock.on_sale - 1);
      await database
        .update(items)
        .set({ stock: piece?.stock ?? 'current' })
        .where(ofPiece);
    });

    test('each figure is the number of rows of the list that it is a link to', async () => {
      const { database } = backend();
      const { id: staffId } = await colleague('drafts@today.test', 'owner');
      const before = { all: (await of('all')).texts, editor: (await of('editor')).texts };
      const draft = { text: '', base: null, revision: 1, staffId, savedAt: new Date() };
      await database.insert(contentDrafts).values([
        { ...draft, path: 'articles/today-two/en.md' },
        { ...draft, path: 'articles/today-two/uz.md', problem: 'broken' },
        { ...draft, path: 'legal.json' },
      ]);
      const [sold] = await database.select({ id: items.id }).from(items).limit(1);
      const ofSold = eq(items.id, sold?.id ?? 0);
      await database.update(items).set({ soldAt: new Date() }).where(ofSold);
      const rowsOf = async (call: DeskCallName, filter: object, token: string) => {
        const list = (await askDesk(call, filter as never, token)) as unknown as {
          total?: number;
          paginate_data?: { total?: number };
        };
        return list.total ?? list.paginate_data?.total;
      };
      for (const name of ['all', 'samara', 'editor']) {
        const token = people[name] ?? '';
        const { requests: waiting, unread, tickets, sales, stock, texts } = await of(name);
        const today = sales?.at(-1);
        const figures: [number | undefined, DeskCallName, object][] = [
          ...(waiting ?? []).flatMap(({ kind, waiting: all, late }): typeof figures => [
            [all, 'inbox', TODAY_LISTS.waiting(kind)],
            [late, 'inbox', TODAY_LISTS.late(kind)],
          ]),
          [unread?.requests, 'inbox', TODAY_LISTS.unreadRequests],
          [unread?.orders, 'deskOrders', TODAY_LISTS.unreadOrders],
          [tickets?.today, 'deskTickets', TODAY_LISTS.ticketsToday],
          [tickets?.week, 'deskTickets', TODAY_LISTS.ticketsWeek],
          [tickets?.late, 'deskTickets', TODAY_LISTS.ticketsLate],
          [today?.sold, 'stockList', TODAY_LISTS.sold(today?.day ?? '')],
          [stock.on_sale, 'stockList', TODAY_LISTS.onSale],
          [stock.without_photographs, 'stockList', TODAY_LISTS.noPhotographs],
          [stock.without_texts, 'stockList', TODAY_LISTS.noTexts],
          [texts?.drafts, 'texts', TODAY_LISTS.drafts],
          [texts?.problems, 'texts', TODAY_LISTS.problems],
        ];
        for (const [figure, call, filter] of figures) {
          if (figure === undefined) continue;
          const listed = await rowsOf(call, filter, token);
          expect(listed, `${name}: ${call} ${JSON.stringify(filter)}`).toBe(figure);
        }
        if (name === 'all') expect(today?.sold).toBeGreaterThan(0);
        // Two drafts of one text are one; an editor may not see tariffs.
        const more = name === 'all' ? 2 : 1;
        if (name !== 'samara') {
          const { drafts = 0, problems = 0 } = before[name as 'all' | 'editor'] ?? {};
          expect(texts).toMatchObject({ drafts: drafts + more, problems: problems + 1 });
        }
      }
      await database.delete(contentDrafts).where(eq(contentDrafts.staffId, staffId));
      await database.update(items).set({ soldAt: null }).where(ofSold);
    });

    test('what a visitor searched for and did not find is counted, without what may be of a person', async () => {
      const search = (q: string, more = {}) => ask(backend().url, 'en', 'search', { q, ...more });
      for (const q of ['Zzyzx  Quuxwatch', '+7 900 000 00 00', 'quux 900 000 00 00', 'zzyzx@quux.test'])
        await search(q);
      // The dialog of the site searches watches; a filter of the same results is not another search.
      await search('zzyzx quuxwatch', { type: 2 });
      await search('zzyzx quuxwatch', { type: 2, is_vip: true });
      const { missed_searches: missed } = await of('editor');
      expect(missed).toContainEqual({ query: 'zzyzx quuxwatch', locale: 'en', amount: 2 });
      expect(missed.filter(({ query }) => /@|900/.test(query))).toEqual([]);
      const [found] = (await ask(backend().url, 'en', 'search', { q: 'rolex' })).items;
      expect([
        found !== undefined,
        (await of('editor')).missed_searches.some(({ query }) => query === 'rolex'),
      ]).toEqual([true, false]);
    });

    test('it is forgotten after ninety days', async () => {
      const day = new Date('2020-06-01T00:00:00Z');
      const { database } = backend();
      expect(await countMissed(database, 'uz', 'eski soat', day)).toBe(true);
      const left = () => database.$count(missedSearches, undefined);
      const before = await left();
      await deleteOldMissed(database, new Date('2020-08-30T00:00:00Z'));
      expect(await left(), 'ninety days after').toBe(before);
      await deleteOldMissed(database, new Date('2020-08-31T00:00:00Z'));
      expect(await left()).toBe(before - 1);
    });
  });
}
