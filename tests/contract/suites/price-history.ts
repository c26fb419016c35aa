import { eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask, askRaw } from '../ask.ts';

type Row = typeof schema.items.$inferInsert;

const DAY = 86_400_000;

/** Days on which test items were sold: within the last months, and years ago. */
const SOLD = [10, 20, 30, 40, 50].map((days) => new Date(Date.now() - days * DAY));
const LONG_AGO = new Date('2024-02-15T12:00:00Z');

/** Prices in the archive (look, Item; decision 9). */
export function priceHistorySuite(backend: () => Backend): void {
  const added: string[] = [];

  /** Adds test items to the stock: one for each price, with the fields of the row. */
  const add = async (prices: readonly number[], row: Partial<Row>) => {
    const { database } = backend();
    const [sample] = await database.select().from(schema.items).where(eq(schema.items.id, 1));
    if (!sample) throw new Error('The stock is empty');
    const { id: _, ...like } = sample;
    const rows = prices.map((priceUsd, place) => ({
      ...like,
      number: '',
      url: `trial-${added.length + place}`,
      model: 'Trial',
      reference: 'TRIAL-1',
      stock: 'archive' as const,
      availability: 'sold',
      priceUsd,
      discountUsd: null,
      soldAt: SOLD[place % SOLD.length] ?? null,
      ...row,
    }));
    const { cursor } = await ask(backend().url, 'en', 'changes', {});
    await database.insert(schema.items).values(rows);
    // As a storefront does after a notice of the change: sales are cached until then.
    await ask(backend().url, 'en', 'changes', { since: cursor });
    added.push(...rows.map(({ url }) => url));
    return rows.map(({ url }) => url);
  };
  const onSale = { stock: 'current', availability: 'in_stock', soldAt: null } as const;
  const historyOf = async (itemUrl: string | undefined) => {
    const response = await ask(backend().url, 'en', 'priceHistory', { catalogType: 'clock', itemUrl });
    return response.history;
  };

  describe('price history', () => {
    afterEach(async () => {
      await backend().database.delete(schema.items).where(inArray(schema.items.url, added));
    });

    test('item: sales of the reference by period, and where the price stands', async () => {
      await add([10_000, 11_000, 12_000, 13_000, 14_000], {});
      const [url] = await add([9_000], { ...onSale, discountUsd: 6_000 });
      const half = { lower: 11_000, median: 12_000, upper: 13_000 };
      expect(await historyOf(url)).toMatchObject({ sales: 5, ...half });
      expect((await historyOf(url))?.position).toEqual({ place: 'below', percent_of_median: 50 });
      const dots = (await historyOf(url))?.dots ?? [];
      expect(dots).toEqual([10_000, 11_000, 12_000, 13_000, 14_000].map((usd) => ({ usd, recent: true })));
    });

    test('D713 a change of a piece in stock keeps the sales of others; a sale and its correction do not', async () => {
      const { database, url } = backend();
      // Far from the test items, so that it is read with others than they.
      const [far] = await database.select().from(schema.items).where(eq(schema.items.id, 1));
      const salesOfFar = async () => (await historyOf(far?.url))?.sales;
      const reference = { reference: far?.reference ?? 'none' };
      await add([10_000, 11_000, 12_000], reference);
      const [sold = ''] = await add([15_000], { ...onSale, ...reference });
      const before = (await salesOfFar()) ?? 0;
      expect(before).toBeGreaterThanOrEqual(3);
      const set = async (fields: Partial<Row>) => {
        const { cursor } = await ask(url, 'en', 'changes', {});
        await database.update(schema.items).set(fields).where(eq(schema.items.url, sold));
        await ask(url, 'en', 'changes', { since: cursor });
        return salesOfFar();
      };
      expect(await set({ priceUsd: 16_000 })).toBe(before);
      const sale = { stock: 'archive', availability: 'sold', soldAt: SOLD[0] ?? null } as const;
      expect(await set(sale)).toBe(before + 1);
      expect(await set(onSale)).toBe(before);
    });

    test('D85 sales of long ago are shown by period, and are no measure of a price', async () => {
      await add([10_000, 11_000, 12_000], { soldAt: LONG_AGO });
      const [url] = await add([9_000], onSale);
      expect(await historyOf(url)).toMatchObject({
        periods: [{ from: { year: 2024, quarter: 1 }, to: { year: 2024, quarter: 1 }, sales: 3 }],
        recent: null,
        position: null,
      });
    });

    test('D85 pieces that are read together keep the sales of their own references', async () => {
      await add([10_000, 11_000, 12_000], {});
      await add([20_000, 21_000, 22_000], { reference: 'TRIAL-2' });
      await add([30_000, 31_000, 32_000], { catalogType: 'accessory', type: 'bag' });
      const [first] = await add([9_000], onSale);
      const [second] = await add([9_000], { ...onSale, reference: 'TRIAL-2' });
      expect([await historyOf(first), await historyOf(second)]).toMatchObject([
        { sales: 3, median: 11_000 },
        { sales: 3, median: 21_000 },
      ]);
    });

    test('the page of an item has its history in the same call', async () => {
      await add([10_000, 11_000, 12_000], {});
      for (const row of [onSale, {}, { ...onSale, reference: 'TRIAL-3' }]) {
        const [itemUrl] = await add([9_000], row);
        const asked = { catalogType: 'clock', itemUrl } as const;
        const { history } = await ask(backend().url, 'en', 'detail', asked);
        expect(history).toEqual(await historyOf(itemUrl));
      }
    });

    test('D9 fewer than three sales are no history', async () => {
      await add([10_000, 11_000], {});
      const [url] = await add([9_000], onSale);
      expect(await historyOf(url)).toBeNull();
    });

    test('D9 a sold piece is not among the sales its own page tells, and has no place among them', async () => {
      const [first, ...others] = await add([50_000, 10_000, 10_000, 10_000], {});
      expect(await historyOf(first)).toMatchObject({ sales: 3, upper: 10_000, position: null });
      expect(await historyOf(others[0])).toMatchObject({ sales: 3, upper: 30_000, position: null });
    });

    test('D85 other references of the model are no measure, however many were sold', async () => {
      await add([10_000, 11_000, 12_000], { reference: 'TRIAL-2' });
      await add([10_000, 11_000, 12_000], { reference: null });
      const [url] = await add([9_000], onSale);
      expect(await historyOf(url)).toBeNull();
    });

    test('D76 what was paid counts, not what was asked', async () => {
      await add([10_000, 11_000, 12_000], { soldPriceUsd: 8_000 });
      const [url] = await add([9_000], onSale);
      expect(await historyOf(url)).toMatchObject({ sales: 3, median: 8_000, upper: 8_000 });
    });

    test('item: what left unsold or without a price is no sale', async () => {
      await add([10_000, 11_000], {});
      await add([12_000], { availability: 'in_archive', soldAt: null });
      const [url] = await add([13_000], { priceUsd: null });
      expect(await historyOf(url)).toBeNull();
    });

    test('an unknown item, or one of another kind, is 404', async () => {
      const [url] = await add([9_000], onSale);
      for (const request of [
        { catalogType: 'clock', itemUrl: 'no-such' },
        { catalogType: 'art', itemUrl: url },
      ] as const) {
        expect((await askRaw(backend().url, 'en', 'priceHistory', request)).status).toBe(404);
      }
    });

    test('item: the demonstration stock has histories to show', async () => {
      const { url } = backend();
      const { items } = await ask(url, 'en', 'catalogue', {
        url: 'clocks_today',
        brand: 'rolex',
        per_page: 60,
      });
      const found = await Promise.all(items.map((item) => historyOf(item.url)));
      expect(found.some(Boolean)).toBe(true);
      for (const history of found) {
        for (const { sales } of history?.periods ?? []) expect(sales).toBeGreaterThanOrEqual(3);
      }
    });
  });
}
