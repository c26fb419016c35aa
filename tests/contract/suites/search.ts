import { describe, expect, test } from 'vitest';
import { type LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { SEARCH_TYPES } from '@tourbillon/domain/sections/search-groups.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask, askRaw, type Asked } from '../ask.ts';

/** Rules of the search (§3 section groups; D6; architecture §6 "Search"). */
export function searchSuite(backend: () => Backend): void {
  const search = (request: Asked<'search'>, locale: (typeof LOCALES)[number] = 'ru') =>
    ask(backend().url, locale, 'search', request);

  describe('search', () => {
    test.each([
      ['кщдуч', 'rolex'],
      ['hjktrc', 'ролекс'],
      ['rolexx', 'rolex'],
      ['date just', 'datejust'],
      ['ролекс', null],
      ['patek philippe', null],
      ['126610ЛН', null],
      ['zzzzqqq', null],
    ])('architecture §6 search: "%s" is corrected to %s', async (q, corrected) => {
      expect((await search({ q })).corrected).toBe(corrected);
    });

    test.each(['кщдуч', 'rolexx'])('architecture §6 search: "%s" exactly finds nothing', async (q) => {
      const response = await search({ q, exact: true });
      expect([response.corrected, response.totals[0]?.count, response.items]).toEqual([null, 0, []]);
    });

    test('search: a word nobody knows is left out and named', async () => {
      const response = await search({ q: 'rolex qwxzyv' });
      expect([response.left_out, response.items[0]?.brand.slug]).toEqual([['qwxzyv'], 'rolex']);
    });

    test('search: in stock comes before the archive', async () => {
      const { totals } = await search({ q: 'rolex submariner' });
      const count = (type: number) => totals.find((one) => one.type === type)?.count ?? 0;
      const current = count(SEARCH_TYPES.watches);
      const page = Math.floor(current / 100) + 1;
      const { items } = await search({ q: 'rolex submariner', page, per_page: 100 });
      const firstArchived = items.findIndex(({ tags }) => tags.includes('archive'));
      expect(firstArchived).toBe(current % 100);
      expect(items.slice(firstArchived).every(({ tags }) => tags.includes('archive'))).toBe(true);
    });

    test.each([
      ['watches', 'rolex', 'clock'],
      ['jewellery', 'cartier', 'jewelry'],
      ['accessories', 'montblanc', 'accessory'],
    ] as const)('§3 section group %s: current stock of its kind only', async (group, q, kind) => {
      const { items } = await search({ q, type: SEARCH_TYPES[group] });
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect([item.catalog_type, item.tags.includes('archive')]).toEqual([kind, false]);
      }
    });

    test('§3 section group archive: what has been sold, without prices', async () => {
      const { items } = await search({ q: 'rolex', type: SEARCH_TYPES.archive });
      expect(items.length).toBe(24);
      for (const item of items) expect([item.tags.includes('archive'), item.price]).toEqual([true, null]);
    });

    test.each([
      ['services', 'ломбард', ['service']],
      ['articles', 'гарантия', ['article', 'video']],
    ] as const)('§3 section group %s', async (group, q, kinds) => {
      const { hits, items } = await search({ q, type: SEARCH_TYPES[group] });
      expect(items).toEqual([]);
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.filter(({ kind }) => !(kinds as readonly string[]).includes(kind))).toEqual([]);
    });

    test.each([
      ['ru', 'Анна Левина', 'reference', 'expert', 'anna-levina'],
      ['en', 'gemmologist', 'reference', 'expert', 'elena-vershinina'],
      ['ua', 'Мелікян', 'reference', 'expert', 'david-melikyan'],
      ['uz', 'Orlov', 'reference', 'expert', 'viktor-orlov'],
      ['ru', 'как сфотографировать часы', 'articles', 'video', 'kak-sfotografirovat-chasy'],
      ['en', 'photograph a watch', 'articles', 'video', 'kak-sfotografirovat-chasy'],
    ] as const)('search on %s: "%s" finds among %s the %s %s', async (locale, q, group, kind, slug) => {
      const { hits } = await search({ q, type: SEARCH_TYPES[group] }, locale);
      expect(hits).toContainEqual(expect.objectContaining({ kind, slug }));
      const all = await search({ q }, locale);
      expect(all.hits).toContainEqual(expect.objectContaining({ kind, slug }));
    });

    test('§3 section group reference: brands and collections lead to lists that exist', async () => {
      const { hits } = await search({ q: 'omega', type: SEARCH_TYPES.reference });
      const shelves = hits.filter(({ kind }) => kind === 'brand' || kind === 'collection').slice(0, 5);
      expect(shelves[0]).toMatchObject({ kind: 'brand', slug: 'omega', list: 'clocks_today' });
      for (const { kind, slug, list, brand, count } of shelves) {
        const address = kind === 'brand' ? { brand: slug } : { brand: brand ?? '', collection: slug };
        const response = await ask(backend().url, 'ru', 'catalogue', { url: list ?? '', ...address });
        expect(response.total).toBe(count);
      }
    });

    test('D22 search: pages do not overlap, and past the last there is none', async () => {
      const [first, second] = await Promise.all([search({ q: 'rolex' }), search({ q: 'rolex', page: 2 })]);
      const urls = [...first.items, ...second.items].map(({ url }) => url);
      expect(new Set(urls).size).toBe(48);
      const past = { q: 'rolex', page: first.paginate_data.last_page + 1 };
      expect((await askRaw(backend().url, 'ru', 'search', past)).status).toBe(404);
    });

    test.each([{ q: '' }, { q: '   ' }, { q: 'x'.repeat(121) }, { q: 'a', type: 9 as 8 }])(
      '§5 search: %o is refused',
      async (request) => {
        expect((await askRaw(backend().url, 'ru', 'search', request)).status).toBe(422);
      },
    );

    test.each([
      'constructor',
      '__proto__',
      'toString',
      '%',
      "'; drop table items; --",
      '\\',
      '((((',
      '<script>',
      '🕰',
      'я'.repeat(120),
      '. - /',
    ])('search: "%s" is only a query', async (q) => {
      expect((await askRaw(backend().url, 'ru', 'search', { q })).status).toBe(200);
    });
  });
}
