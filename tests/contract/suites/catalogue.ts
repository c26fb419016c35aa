import { describe, expect, test } from 'vitest';
import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask, askRaw, type Asked } from '../ask.ts';

const LIST = 'clocks_today';

/** Addresses that must return 404 (decisions 5 and 22). */
const NOT_FOUND: [string, Asked<'catalogue'>][] = [
  ['an unknown list word', { url: 'no_such_list' }],
  ['an unknown brand', { url: LIST, brand: 'no-such-brand' }],
  ['a brand of another section', { url: LIST, brand: 'pomellato' }],
  ['a collection of another brand', { url: LIST, brand: 'omega', collection: 'submariner' }],
  ['a collection without a brand', { url: LIST, collection: 'submariner' }],
  ['a page past the last', { url: LIST, page: 100_000 }],
  ['the second page of an empty list', { url: LIST, brand: 'f-p-journe', page: 2 }],
];

/** Rules of lists. */
export function catalogueSuite(backend: () => Backend): void {
  const list = (request: Asked<'catalogue'> = {}) =>
    ask(backend().url, 'en', 'catalogue', { url: LIST, ...request });
  const pages = async (request: Asked<'catalogue'>) => {
    const { paginate_data } = await list({ ...request, per_page: 100 });
    const numbers = Array.from({ length: paginate_data.last_page }, (_, before) => before + 1);
    const responses = await Promise.all(numbers.map((page) => list({ ...request, per_page: 100, page })));
    return responses.flatMap(({ items }) => items);
  };

  describe('lists', () => {
    test.each(NOT_FOUND)('D5, D22 %s is 404', async (_, request) => {
      expect((await askRaw(backend().url, 'ru', 'catalogue', request)).status).toBe(404);
    });

    test('D5 a brand without stock is an empty list, not an error', async () => {
      const response = await list({ brand: 'f-p-journe' });
      expect([response.total, response.paginate_data.last_page, response.brand?.slug]).toEqual([
        0,
        1,
        'f-p-journe',
      ]);
    });

    test('D41 a page has 24 items unless asked otherwise, and pages do not overlap', async () => {
      const [first, second] = await Promise.all([list(), list({ page: 2 })]);
      expect([first.items.length, second.items.length]).toEqual([24, 24]);
      const urls = new Set([...first.items, ...second.items].map(({ url }) => url));
      expect(urls.size).toBe(48);
      expect(first.paginate_data.last_page).toBe(Math.ceil(first.total / 24));
    });

    test('§3 paging gives every item of a list once, whatever the order', async () => {
      const { total } = await list({ brand: 'omega' });
      for (const sort of ['date_publish', 'brand_id', 'price_usd'] as const) {
        const items = await pages({ brand: 'omega', sort, direction: 'asc' });
        expect(new Set(items.map(({ url }) => url)).size).toBe(total);
      }
    });

    test.each(['asc', 'desc'] as const)('D36 by price %s: on request comes last', async (direction) => {
      const prices = (await pages({ brand: 'audemars-piguet', sort: 'price_usd', direction })).map(paid);
      const known = prices.filter((price) => price !== null);
      expect(known.length).toBeLessThan(prices.length);
      expect(prices.slice(0, known.length)).toEqual(known);
      expect(known).toEqual(known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
    });

    test('§3 by brand: in the order of the alphabet', async () => {
      const titles = (await pages({ sort: 'brand_id', direction: 'asc' })).map(({ brand }) => brand.title);
      const alphabet = new Intl.Collator('en');
      expect(titles).toEqual(titles.toSorted(alphabet.compare));
    });

    test('§3 by novelty is the order of a list nobody has sorted', async () => {
      const [unsorted, sorted] = await Promise.all([
        list(),
        list({ sort: 'date_publish', direction: 'desc' }),
      ]);
      expect(unsorted).toEqual(sorted);
    });

    test('D32 bounds of price are what a buyer pays, the discount taken off', async () => {
      const items = await pages({ price_from: 9_000, price_to: 10_000 });
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect(paid(item)).toBeGreaterThanOrEqual(9_000);
        expect(paid(item)).toBeLessThanOrEqual(10_000);
      }
    });

    test('D40 a field of a form left empty narrows nothing', async () => {
      const response = await fetch(
        `${backend().url}/en/catalogue/${LIST}?price_from=&price_to=&is_vip=&cities[]=`,
      );
      expect(await response.json()).toEqual(await list());
    });

    test('D9 the archive hides prices, tags its items and keeps their addresses', async () => {
      const { url } = backend();
      const { items } = await ask(url, 'ru', 'catalogue', { url: 'clocks_archive', brand: 'rolex' });
      for (const item of items) {
        expect(item.price).toBeNull();
        expect(item.tags).toContain('archive');
      }
      const itemUrl = items[0]?.url;
      const { item, similar } = await ask(url, 'ru', 'detail', { catalogType: 'clock', itemUrl });
      expect([item.url, item.price]).toEqual([itemUrl, null]);
      for (const other of similar) expect(other.tags).not.toContain('archive');
    });

    test('D21 the dealer corner is a list of its own: each item says what is wrong with it', async () => {
      const { items } = await list({ url: 'clocks_dealer', per_page: 100 });
      expect(items.length).toBeGreaterThan(24);
      for (const item of items) {
        expect(['defects', 'needs_repair']).toContain(item.condition);
        expect(item.defects.length, item.url).toBeGreaterThan(0);
        expect(item.tags).not.toContain('archive');
      }
      const { item, similar } = await ask(backend().url, 'en', 'detail', {
        catalogType: 'clock',
        itemUrl: items[0]?.url,
      });
      expect(item.stock).toBe('dealer');
      const corner = new Set(items.map(({ url }) => url));
      expect(similar.filter(({ url }) => corner.has(url))).toEqual([]);
    });

    test('§4, D89 brands say which are popular; collections are of the chosen brands, else the most stocked', async () => {
      const [all, rolex, two] = await Promise.all([
        list({ facets: true }),
        list({ facets: true, 'brands[]': ['rolex'] }),
        list({ facets: true, 'brands[]': ['rolex', 'omega'] }),
      ]);
      const popular = all.facets?.options.brands?.filter((option) => option.popular) ?? [];
      expect(popular).toHaveLength(15);
      const titles = ({ facets }: typeof all) => facets?.options.collections?.map(({ title }) => title);
      expect(titles(all)).toHaveLength(30);
      expect(titles(rolex)).toContain('Submariner');
      expect(titles(rolex)).not.toContain('Speedmaster');
      expect(titles(two)).toEqual(expect.arrayContaining(['Submariner', 'Speedmaster']));
    });

    test('D89 a collection narrows its own brand only', async () => {
      const [both, rolex, omega] = await Promise.all([
        list({ 'brands[]': ['rolex', 'omega'], 'collections[]': ['submariner'] }),
        list({ 'brands[]': ['rolex'], 'collections[]': ['submariner'] }),
        list({ 'brands[]': ['omega'] }),
      ]);
      expect(both.total).toBe(rolex.total + omega.total);
      expect(rolex.total).toBeGreaterThan(0);
    });

    test('§3 a chosen option stays in its group although it leads nowhere', async () => {
      const { facets } = await list({ facets: true, brand: 'rolex', 'body_forms[]': ['oval'] });
      expect(facets?.options.body_forms).toContainEqual({ id: 'oval', title: 'Oval', count: 0 });
    });

    test('D89 a chosen collection stays in its group, by its title, when only another brand is chosen', async () => {
      const { facets, total } = await list({
        facets: true,
        'brands[]': ['rolex'],
        'collections[]': ['speedmaster'],
      });
      expect(facets?.options.collections).toContainEqual({
        id: 'speedmaster',
        title: 'Speedmaster',
        count: 0,
      });
      expect(total).toBe((await list({ 'brands[]': ['rolex'] })).total);
    });
  });
}

/** The price that a buyer pays for an item, US dollars. */
function paid({ price }: ItemCard): number | null {
  return price === null ? null : (price.discount_usd ?? price.usd);
}
