import { describe, expect, test } from 'vitest';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { inbox } from '@tourbillon/domain/desk/inbox.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { deskSteps } from '../desk-steps.ts';

const { requests } = schema;

/** Requests in a separate city: some answered, some without a deadline. */
const AMOUNT = 120;
const CITY = 'pages-city';

/** Pages of long lists, from either end, with and without a search. */
export function deskPagesSuite(backend: () => Backend): void {
  const { ask, colleague } = deskSteps(backend);

  describe('the desk: pages of a list', () => {
    test('every page once, in order, whichever end it is read from', async () => {
      const now = Date.now();
      const stored = await backend()
        .database.insert(requests)
        .values(
          Array.from({ length: AMOUNT }, (_, place) => ({
            kind: 'deferral' as const,
            payload: {
              user_name: 'Жанна Страничкина',
              reason: place === 0 ? 'extension' : 'illness',
              ticket: '77-1',
            },
            locale: 'ru' as const,
            city: CITY,
            key: `pages-${place}`,
            sentAt: new Date(now),
            createdAt: new Date(now),
            answeredAt: place % 3 === 0 ? new Date(now) : null,
            answerBy: place % 4 === 0 ? null : new Date(now + (place % 7) * 1000),
          })),
        )
        .returning({ id: requests.id, answeredAt: requests.answeredAt, answerBy: requests.answerBy });
      const latest = stored.toSorted((one, other) => other.id - one.id);
      const due = latest.toSorted(
        (one, other) =>
          Number(one.answeredAt !== null) - Number(other.answeredAt !== null) ||
          (one.answerBy?.getTime() ?? Infinity) - (other.answerBy?.getTime() ?? Infinity) ||
          other.id - one.id,
      );
      const { token } = await colleague('reader@pages.test', 'manager');
      const page = (wanted: Partial<DeskRequestOf<typeof inbox>>) =>
        ask('inbox', { city: CITY, ...wanted } as DeskRequestOf<typeof inbox>, token);
      for (const search of [undefined, 'жанна'])
        for (const [sort, rows] of [
          ['latest', latest],
          ['due', due],
        ] as const)
          // prettier-ignore
          for (const number of [1, 2, 3, 4]) {
            const { data, paginate_data: place } = await page({ page: String(number) as never, sort, ...(search && { search }) }); // prettier-ignore
            const ids = rows.slice((number - 1) * 50, number * 50).map(({ id }) => id);
            expect([search, sort, number, data.map(({ id }) => id)]).toEqual([search, sort, number, ids]);
            expect([place.total, place.last_page]).toEqual([AMOUNT, 3]);
          }
      const last = (await page({ page: '3' as never })).data.at(-1);
      expect([last?.is_extension, last?.about]).toEqual([true, '77-1']);
      const before = (await page({ page: '3' as never })).data.at(-2);
      expect(before?.is_extension).toBe(false);
    });
  });
}
