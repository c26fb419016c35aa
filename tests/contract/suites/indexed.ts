import { describe, expect, test } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ITEMS_OF_SITEMAP } from '@tourbillon/domain/contract/sitemap-stock.ts';
import { ask, askRaw } from '../ask.ts';

/** The index of the catalogue for search engines. */
export function indexedSuite(backend: () => Backend): void {
  describe('the catalogue for search engines', () => {
    test('its portions have every item of current stock and archive once, and none of the dealer corner', async () => {
      const { url } = backend();
      const { items } = await ask(url, 'ru', 'indexedStock');
      const portions = [];
      for (const { from } of items) portions.push((await ask(url, 'ru', 'indexedItems', { from })).data);
      const urls = portions.flatMap((data) => data.map((item) => item.url));
      expect(new Set(urls).size).toBe(urls.length);
      expect(portions.slice(0, -1).every(({ length }) => length === ITEMS_OF_SITEMAP)).toBe(true);
      const dealer = await ask(url, 'ru', 'catalogue', { url: 'clocks_dealer' });
      expect(dealer.items.filter((item) => urls.includes(item.url))).toEqual([]);
      const totals = [
        'clocks_today',
        'clocks_archive',
        'jewellery',
        'jewelries_archive',
        'accessories',
        'accessory_archive',
        'arts',
        'arts_archive',
      ];
      const lists = await Promise.all(totals.map((word) => ask(url, 'ru', 'catalogue', { url: word })));
      expect(urls.length).toBe(lists.reduce((sum, { total }) => sum + total, 0));
    });

    test('a list is named when there is something in it, with the date of its last change', async () => {
      const { lists } = await ask(backend().url, 'ru', 'indexedStock');
      const keys = lists.map(({ word, brand, collection }) => [word, brand, collection].join('/'));
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toEqual(
        expect.arrayContaining(['clocks_today//', 'clocks_today/rolex/', 'clocks_today/rolex/submariner']),
      );
      expect(keys.some((key) => key.startsWith('clocks_dealer'))).toBe(false);
      expect(lists.filter(({ updated_at }) => Number.isNaN(Date.parse(updated_at)))).toEqual([]);
    });

    test('a portion that does not begin with an item is not found', async () => {
      expect((await askRaw(backend().url, 'ru', 'indexedItems', { from: 0 })).status).toBe(404);
    });
  });
}
