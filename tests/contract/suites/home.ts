import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ARTICLE_TYPES } from '@tourbillon/domain/contract/content.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { shopDay } from '../../site/shop-day.ts';
import { ask } from '../ask.ts';

/** The calls behind the home page. */
export function homeSuite(backend: () => Backend): void {
  describe('§7 daily show', () => {
    test('a unit of the day is a discounted watch in stock, the same at every look and on every host', async () => {
      const { url } = backend();
      const look = async () => ({
        responses: await Promise.all(LOCALES.map((locale) => ask(url, locale, 'dailyShow'))),
        again: await ask(url, 'ru', 'dailyShow'),
      });
      const first = await look();
      // The day may end between the two responses.
      const isOneDay = first.responses.every(({ until }) => until === first.again.until);
      const { responses, again } = isOneDay ? first : await look();
      const [watch] = again.data;
      expect(watch).toMatchObject({ catalog_type: 'clock', availability: 'in_stock' });
      expect(watch?.price?.discount_usd).toBeLessThan(watch?.price?.usd ?? 0);
      for (const { data } of responses)
        expect(data.map((unit) => unit.url)).toEqual(again.data.map((unit) => unit.url));
    });

    test('the shop’s own choice of the day stands there, unless it cannot be bought', async () => {
      const { database, url } = backend();
      const { contentDocuments, items } = schema;
      const { data: byRule } = await ask(url, 'ru', 'dailyShow');
      const list = await ask(url, 'ru', 'catalogue', {
        url: 'clocks_today',
        'statuses_income[]': ['in_stock'],
      });
      const [wanted] = list.items.filter((card) => card.url !== byRule[0]?.url);
      const [row] = await database
        .select()
        .from(items)
        .where(eq(items.url, wanted?.url ?? ''));
      const watches = eq(items.catalogType, 'clock');
      const [sold] = await database
        .select()
        .from(items)
        .where(and(watches, eq(items.availability, 'sold')))
        .limit(1);
      if (!row || !sold) throw new Error('no watches to choose from');
      const choose = (body: object) =>
        database
          .insert(contentDocuments)
          .values({ name: 'daily', body })
          .onConflictDoUpdate({ target: contentDocuments.name, set: { body } });
      const shown = async () => (await ask(url, 'uz', 'dailyShow')).data[0]?.url;
      try {
        // A choice for another day does not count; the day may end between two lines.
        await choose([{ day: shopDay(5), number: row.number }]);
        expect(await shown()).toBe(byRule[0]?.url);
        await choose([0, 1].map((plus) => ({ day: shopDay(plus), number: row.number })));
        expect(await shown()).toBe(row.url);
        await choose(
          [0, 1].flatMap((plus) => [sold, row].map(({ number }) => ({ day: shopDay(plus), number }))),
        );
        expect(await shown()).toBe(row.url);
        await choose([0, 1].map((plus) => ({ day: shopDay(plus), number: sold.number })));
        expect(await shown()).toBe(byRule[0]?.url);
      } finally {
        await database.delete(contentDocuments).where(eq(contentDocuments.name, 'daily'));
      }
    });

    test('it ends at the next midnight of the shop’s zone', async () => {
      const { until, time_zone } = await ask(backend().url, 'ru', 'dailyShow');
      const left = Date.parse(until) - Date.now();
      expect(left).toBeGreaterThan(-5_000);
      expect(left).toBeLessThanOrEqual(24 * 3_600_000);
      const clock = new Date(until).toLocaleTimeString('en-GB', { timeZone: time_zone });
      expect(clock).toBe('00:00:00');
    });
  });

  describe('§7 specials show', () => {
    test('every offer is reduced and can be bought now', async () => {
      const { data, product_types } = await ask(backend().url, 'en', 'specialsShow');
      expect(data.length).toBeGreaterThan(0);
      for (const { price, availability } of data) {
        expect(price?.discount_usd ?? Infinity).toBeLessThan(price?.usd ?? 0);
        expect(availability).toBe('in_stock');
      }
      expect([...new Set(data.map((card) => card.catalog_type))]).toEqual(product_types);
    });

    test('product_types[] narrows the offers and leaves the choice of types whole', async () => {
      const { url } = backend();
      const all = await ask(url, 'en', 'specialsShow');
      const watches = await ask(url, 'en', 'specialsShow', { 'product_types[]': ['clock'] });
      expect(watches.data).toEqual(all.data.filter((card) => card.catalog_type === 'clock'));
      expect(watches.product_types).toEqual(all.product_types);
    });

    test('a type of goods that does not exist is refused', async () => {
      const response = await fetch(`${backend().url}/en/specials/show?product_types[]=boats`);
      expect(response.status).toBe(422);
    });
  });

  test('§7 clock/{category}: each category counts what its link leads to', async () => {
    const { url } = backend();
    const { data } = await ask(url, 'uz', 'popularCategories', { category: 'popular' });
    expect(data.length).toBeGreaterThan(3);
    for (const { filter, id, count } of data) {
      const list = await ask(url, 'uz', 'catalogue', { url: 'clocks_today', [`${filter}[]`]: [id] });
      expect([filter, id, count]).toEqual([filter, id, list.total]);
    }
  });

  test.each(['advantages', 'discountShow'] as const)(
    '§7 %s has the same rows in every language',
    async (name) => {
      const responses = await Promise.all(LOCALES.map((locale) => ask(backend().url, locale, name)));
      const [first, ...others] = responses.map(({ data }) => data.map(({ id }) => id));
      expect(first?.length).toBeGreaterThan(0);
      for (const ids of others) expect(ids).toEqual(first);
      expect(new Set(responses.map(({ data }) => data[0]?.title)).size).toBe(LOCALES.length);
    },
  );

  test('§3 show_main_page marks analytics for the home page, and only those', async () => {
    const { data } = await ask(backend().url, 'ru', 'articles', { per_page: 1000 });
    const shown = data.filter((article) => article.show_main_page === 1);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(({ type }) => type)).toEqual(shown.map(() => ARTICLE_TYPES.analytics));
  });
}
