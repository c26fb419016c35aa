import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { callTarget } from '@tourbillon/domain/contract/call.ts';
import { PERSONAL_AREA_CALLS, type AreaCallName } from '@tourbillon/domain/contract/personal-area/index.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { send } from '../ask.ts';
import type { accountSteps } from '../account-steps.ts';

/** Calls of the personal area, for the suites. */
export function areaSteps(backend: () => Backend) {
  return {
    /** Makes a reading call. */
    async read<T>(name: AreaCallName, token: string, locale = 'ru') {
      const response = await fetch(
        `${backend().url}/${locale}${callTarget(PERSONAL_AREA_CALLS[name], { token })}`,
      );
      return { status: response.status, data: ((await response.json()) as { data: T }).data };
    },
    /** Makes a changing call. */
    async act<T>(name: AreaCallName, token: string, fields: object = {}) {
      const { status, body } = await send(backend().url, 'ru', name, { token, ...fields });
      const { data, errors } = body as { data: T; errors?: Record<string, string[]> };
      return { status, data, errors };
    },
    /** Confirms the mailbox of an account, as the link in a letter does. */
    async confirm(email: string) {
      const { accounts } = schema;
      await backend()
        .database.update(accounts)
        .set({ confirmedAt: new Date() })
        .where(eq(accounts.email, email));
    },
  };
}

type Steps = ReturnType<typeof accountSteps>;

/** Rules for every call of the personal area. */
export function areaSuite(backend: () => Backend, { holder, logIn }: Steps): void {
  const { read, act } = areaSteps(backend);

  describe('D73 saved lists', () => {
    const put = (url: string, age = 0, list = 'favorite') => ({
      list,
      url,
      catalogType: 'clock',
      kept: true,
      age,
    });
    const out = (url: string) => ({ list: 'favorite', url, catalogType: 'clock', kept: false, age: 0 });
    type Lists = Record<'favorite' | 'viewed', { url: string }[]> & { owner: string };
    const urls = ({ favorite }: Lists) => favorite.map(({ url }) => url).join();

    test('two browsers: a union without doubles, the newest last, whatever order it comes in', async () => {
      const [one, other] = [await holder('lists@x.test'), await logIn('lists@x.test')];
      await act('savedItems', one, { changes: [put('a', 5_000), put('b', 3_000)] });
      const merged = await act<Lists>('savedItems', other, { changes: [put('c', 4_000), put('a', 9_000)] });
      expect(urls(merged.data)).toBe('a,c,b');
      expect(urls((await act<Lists>('savedItems', one, { changes: [] })).data)).toBe('a,c,b');
      // An item that is viewed again becomes the latest.
      const again = await act<Lists>('savedItems', one, { changes: [put('a')] });
      expect(urls(again.data)).toBe('c,b,a');
    });

    test('what was taken out in one browser does not come back by the merge of another', async () => {
      const [one, other] = [await holder('removed@x.test'), await logIn('removed@x.test')];
      const { owner } = (await act<Lists>('savedItems', one, { changes: [put('a', 9_000)] })).data;
      await act('savedItems', one, { owner, changes: [out('a')] });
      expect(urls((await act<Lists>('savedItems', other, { changes: [put('a', 60_000)] })).data)).toBe('');
      // An item that is added after its removal is in the list.
      expect(urls((await act<Lists>('savedItems', other, { changes: [put('a')] })).data)).toBe('a');
    });

    test('removals of a browser that held another account’s lists are none', async () => {
      const [mine, theirs] = [await holder('mine@x.test'), await holder('theirs@x.test')];
      const { owner } = (await act<Lists>('savedItems', theirs, { changes: [put('t')] })).data;
      await act('savedItems', mine, { changes: [put('a')] });
      const { data } = await act<Lists>('savedItems', mine, { owner, changes: [out('a'), out('t')] });
      expect(urls(data)).toBe('a');
      expect(urls((await act<Lists>('savedItems', theirs, { changes: [] })).data)).toBe('t');
    });

    test('the same changes from two tabs at once are one', async () => {
      const token = await holder('tabs@x.test');
      const changes = Array.from({ length: 50 }, (_, n) => put(`w${n}`, 50 - n));
      const responses = await Promise.all([1, 2, 3].map(() => act<Lists>('savedItems', token, { changes })));
      for (const { status } of responses) expect(status).toBe(200);
      const { favorite } = (await act<Lists>('savedItems', token, { changes: [] })).data;
      expect(favorite.map(({ url }) => url)).toEqual(changes.map(({ url }) => url));
    });
  });

  describe('§2 personal filters', () => {
    type Filter = { id: number; title: string; address: string; alert: boolean };
    const wish = {
      title: 'Мужские до миллиона',
      path: '/clocks_today/omega/',
      search: '?genders=men&price_to=900000',
      filters: {
        url: 'clocks_today',
        brand: 'omega',
        'genders[]': ['men'],
        price_to: 9_999,
        sort: 'brand_id',
      },
    };

    test('kept, named, told of, deleted; nobody else sees or touches them', async () => {
      const [token, stranger] = [await holder('filters@x.test'), await holder('filters-other@x.test')];
      const kept = await act<Filter[]>('keepFilter', token, wish);
      const [filter] = kept.data;
      expect(filter).toMatchObject({ title: wish.title, address: wish.path + wish.search, alert: false });
      expect((await act<Filter[]>('keepFilter', token, wish)).data).toHaveLength(1);
      const other = await act<Filter[]>('keepFilter', token, { ...wish, search: '?genders=women' });
      expect(other.data[0]).toMatchObject({ title: `${wish.title} (2)` });
      const taken = await act('editFilter', token, { id: other.data[0]?.id, title: wish.title });
      expect([taken.status, taken.errors]).toEqual([422, { title: ['title_taken'] }]);
      await act('deleteFilter', token, { id: other.data[0]?.id });

      const id = filter?.id;
      for (const name of ['editFilter', 'deleteFilter'] as const) {
        expect((await act(name, stranger, { id, alert: true })).status).toBe(404);
      }
      expect((await read('savedFilters', stranger)).data).toEqual([]);

      const told = await act<Filter[]>('editFilter', token, { id, title: 'Omega', alert: true });
      expect(told.data).toMatchObject([{ title: 'Omega', alert: true }]);
      const { alerts } = schema;
      const alertRows = () =>
        backend()
          .database.select()
          .from(alerts)
          .where(eq(alerts.subject, `filter:${id}`));
      expect(await alertRows()).toMatchObject([
        {
          kind: 'filter',
          list: 'clocks_today',
          title: 'Omega',
          recipient: 'filters@x.test',
          filters: { brand: 'omega', 'genders[]': ['men'], price_to: 9_999 },
          endedAt: null,
        },
      ]);
      expect((await act<Filter[]>('editFilter', token, { id, alert: false })).data).toMatchObject([
        { alert: false },
      ]);
      await act('editFilter', token, { id, alert: true });
      expect((await act('deleteFilter', token, { id })).data).toEqual([]);
      expect(await alertRows()).toMatchObject([{ endedAt: expect.any(Date) }]);
    });

    test('D32 on another host its prices are in that host’s currency', async () => {
      const token = await holder('filters-usd@x.test');
      await act('keepFilter', token, wish);
      const { data } = await read<Filter[]>('savedFilters', token, 'en');
      expect(data[0]?.address).toBe('/clocks_today/omega/?genders=men&price_to=9999');
    });

    test.each([
      ['no such list', { path: '/no_such_list/' }, { path: ['value'] }],
      ['a foreign address', { path: '//x.test/' }, { path: ['value'] }],
      ['no name', { title: ' ' }, { title: ['required'] }],
      ['a filter the catalogue does not take', { filters: { 'brands[]': 7 } }, { path: ['value'] }],
    ])('%s is refused', async (_, wrong, errors) => {
      const token = await logIn('filters@x.test');
      expect(await act('keepFilter', token, { ...wish, title: 'Другой', ...wrong })).toMatchObject({
        status: 422,
        errors,
      });
    });
  });
}
