import { describe, expect, test } from 'vitest';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { type LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { SEARCH_TYPES } from '@tourbillon/domain/sections/search-groups.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask, askRaw, type Asked } from '../ask.ts';

type Searched = ResponseOf<typeof CALLS.search>;

/** The price of an item; infinite for items without a price. */
function askedOf({ price }: Searched['items'][number]): number {
  return price?.discount_usd ?? price?.usd ?? Infinity;
}

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
      // In the other layout two single letters: "f t".
      ['жаже лекультр', null],
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

    test.each([
      ['ru', '7193'],
      ['ru', '№ 7193'],
      ['ru', 'номер 7193'],
      ['ru', 'Складской номер 7193'],
      ['ru', 'арт. 7193'],
      ['en', 'Stock number 7193'],
      ['ua', 'складський номер 7193'],
      ['uz', 'ombor raqami 7193'],
      ['uz', '#7193'],
    ] as const)('search: on %s "%s" finds the piece with this stock number alone', async (locale, q) => {
      const { items, left_out: leftOut, corrected } = await search({ q }, locale);
      expect(items.map(({ url }) => url)).toEqual([expect.stringMatching(/-7193$/)]);
      expect([leftOut, corrected]).toEqual([[], null]);
    });

    test('search: a number of several meanings finds what it meant before, and the piece next to it', async () => {
      const [plain, labelled] = await Promise.all([search({ q: '5164' }), search({ q: '№ 5164' })]);
      expect(plain.items[0]?.reference).toMatch(/^5164/);
      expect(labelled.items.map(({ url }) => url)).toEqual([expect.stringMatching(/-5164$/)]);
      expect(plain.items[1]?.url).toBe(labelled.items[0]?.url);
    });

    test('D365 search: a limit of price holds for every piece, in dollars and in roubles', async () => {
      const [dollars, roubles] = await Promise.all([
        search({ q: 'rolex under 10000', per_page: 100 }, 'en'),
        search({ q: 'ролекс до 10000 долларов', per_page: 100 }),
      ]);
      expect(dollars.items.length).toBe(100);
      for (const item of dollars.items) expect(askedOf(item)).toBeLessThanOrEqual(10_000);
      const [some, same] = [dollars, roubles].map(({ items }) => items.map(({ url }) => url));
      expect(same).toEqual(some);
    });

    test('D365 search: two brands find both, and what is excluded is not there', async () => {
      const watches = async (q: string) =>
        (await search({ q })).totals.find(({ type }) => type === SEARCH_TYPES.watches)?.count ?? 0;
      const rolex = await watches('rolex');
      expect(await watches('rolex omega')).toBe(rolex + (await watches('omega')));
      expect((await watches('rolex золото')) + (await watches('rolex без золота'))).toBe(rolex);
      const [steel, all] = [await watches('rolex без золота'), await watches('rolex без золота и стали')];
      expect([all > 0, all < steel, all < (await watches('rolex без стали'))]).toEqual([true, true, true]);
    });

    test.each([
      ['ru', 'ролекс до 100 рублей', 'до 100 рублей'],
      // Both numbers are unknown, but one word was typed.
      ['ru', 'rolex 98765.43210', '98765.43210'],
      ['en', 'rolex under 10 dollars', 'under 10 dollars'],
      ['uz', 'rolex 10 dollargacha', '10 dollargacha'],
    ] as const)('D366 search on %s: "%s" leaves "%s" out and keeps the rest', async (locale, q, left) => {
      const [some, all] = await Promise.all([search({ q }, locale), search({ q: 'rolex' }, locale)]);
      expect(some.left_out).toEqual([left]);
      expect(some.items[0]?.url).toBe(all.items[0]?.url);
    });

    test('D367 search: every part says the query without it', async () => {
      const { understood } = await search({ q: 'gold rolex not steel under 20 000 usd' }, 'en');
      expect(understood.map(({ without }) => without)).toEqual([
        'rolex not steel under 20 000 usd',
        'gold not steel under 20 000 usd',
        'gold rolex under 20 000 usd',
        'gold rolex not steel',
      ]);
    });

    test('D369 search: the contacts of a city are those of its page', async () => {
      const [{ answer }, { data }] = await Promise.all([
        search({ q: 'адрес в самаре' }),
        ask(backend().url, 'ru', 'contacts', { city: 'samara' }),
      ]);
      expect([answer?.kind, answer?.slug, answer?.phone?.link]).toEqual(['city', 'samara', data.phone_link]);
      expect(answer?.offices).toEqual(
        data.offices.map(({ title, address, hours }) => ({ title, address, hours })),
      );
    });

    test.each([
      ['en', 'gold', 'term'],
      ['en', 'not gold', undefined],
      ['en', '-gold', undefined],
      ['en', 'what is white gold', 'term'],
      ['ru', 'без золота', undefined],
      ['ua', 'крім золота', undefined],
      ['uz', 'oltin emas', undefined],
    ] as const)('D720 search on %s: the answer to "%s" is %s', async (locale, q, kind) => {
      expect((await search({ q }, locale)).answer?.kind).toBe(kind);
    });

    test('D428, D429 search: an answer and a service are shown in the section group that was searched', async () => {
      const type = SEARCH_TYPES.watches;
      const [hours, ticket, repair] = await Promise.all([
        search({ q: 'opening hours tashkent', type }, 'en'),
        search({ q: 'garov chiptasi 1234', type }, 'uz'),
        search({ q: 'ремонт часов', type }),
      ]);
      expect([hours.answer?.kind, hours.answer?.slug, ticket.answer?.kind]).toEqual([
        'city',
        'tashkent',
        'ticket',
      ]);
      expect(repair).toMatchObject({ wish: true, items: [] });
      expect(repair.hits[0]).toMatchObject({ kind: 'service', slug: 'servis' });
    });

    test('D370 search: a maker the shop does not take is named beside brands that have a list', async () => {
      const { not_taken, items } = await search({ q: 'grand seiko' }, 'en');
      expect([not_taken?.title, items]).toEqual(['Grand Seiko', []]);
      expect(not_taken?.near.length).toBeGreaterThan(0);
      for (const { kind, slug, list } of not_taken?.near ?? []) {
        const response = await ask(backend().url, 'en', 'catalogue', { url: list ?? '', brand: slug });
        expect([kind, response.total > 0]).toEqual(['brand', true]);
      }
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

    test('D303 search: a brand found among watches has the items, totals, orders and counts of its list', async () => {
      const filters = { facets: true, 'statuses_used[]': ['new'], price_from: 5_000 };
      for (const order of [
        { sort: 'price_usd', direction: 'asc' },
        { sort: 'date_publish', direction: 'desc' },
      ] as const) {
        const [found, list] = await Promise.all([
          search({ q: 'rolex', type: SEARCH_TYPES.watches, ...filters, ...order }, 'en'),
          ask(backend().url, 'en', 'catalogue', {
            url: 'clocks_today',
            brand: 'rolex',
            ...filters,
            ...order,
          }),
        ]);
        expect(found.total).toBe(list.total);
        expect(found.total).toBeGreaterThan(0);
        expect(found.items.map(({ url }) => url)).toEqual(list.items.map(({ url }) => url));
        expect(found.facets?.options.genders).toEqual(list.facets?.options.genders);
        expect(found.facets?.ranges).toEqual(list.facets?.ranges);
        expect(found.hits[0]).toMatchObject({ kind: 'brand', slug: 'rolex', list: 'clocks_today' });
      }
    });

    test('D303 search: across sections every count is the total after its choice', async () => {
      const { facets, total } = await search({ q: 'cartier', facets: true }, 'en');
      expect(Object.keys(facets?.options ?? {}).toSorted()).toEqual(['brands', 'cities', 'statuses_used']);
      const options = Object.entries(facets?.options ?? {}).flatMap(([name, all]) =>
        all.slice(0, 2).map(({ id, count }) => ({ name, id, count })),
      );
      for (const { name, id, count } of options) {
        const narrowed = await search({ q: 'cartier', [`${name}[]`]: [id] }, 'en');
        expect([name, id, narrowed.total]).toEqual([name, id, count]);
        expect(narrowed.totals).toEqual((await search({ q: 'cartier' }, 'en')).totals);
      }
      expect(options.length).toBeGreaterThan(2);
      expect((await search({ q: 'cartier', 'cities[]': ['nowhere'] }, 'en')).total).toBeLessThan(total);
    });

    test('suggestions: four different pieces on sale, then brands, and articles at the end', async () => {
      const { items, data } = await ask(backend().url, 'ru', 'searchSuggestions', { q: 'rolex', type: 2 });
      const names = items.map(({ brand, model, reference }) => [brand.slug, model, reference].join());
      expect([items.length, new Set(names).size]).toEqual([4, 4]);
      for (const { brand, tags, pictures } of items) {
        expect([brand.slug, tags.includes('archive'), pictures.length > 0]).toEqual(['rolex', false, true]);
      }
      expect(data[0]).toMatchObject({ kind: 'brand', slug: 'rolex' });
      const { data: texts } = await ask(backend().url, 'ru', 'searchSuggestions', { q: 'гарантия', type: 1 });
      expect(texts.at(-1)?.kind).toBe('article');
    });

    test.each([
      ['ru', 'омега 36 мм'],
      ['en', 'rolex under 5000'],
      ['en', 'submariner no date'],
      ['uz', 'rolex samara'],
      ['ua', 'omega 1960-1979'],
    ] as const)('suggestions: on %s "%s" suggests pieces that its list has', async (locale, q) => {
      const { items } = await ask(backend().url, locale, 'searchSuggestions', { q, type: 2 });
      const listed = await ask(backend().url, locale, 'search', { q, type: 2, per_page: 100 });
      expect(items.length).toBeGreaterThan(1);
      expect(listed.items.map(({ url }) => url)).toEqual(expect.arrayContaining(items.map(({ url }) => url)));
    });

    test('suggestions: "cheapest" begins with the lowest price', async () => {
      const { items } = await ask(backend().url, 'en', 'searchSuggestions', { q: 'cheapest rolex', type: 2 });
      const listed = await ask(backend().url, 'en', 'search', { q: 'cheapest rolex', type: 2 });
      expect(items[0]?.url).toBe(listed.items[0]?.url);
    });

    test('D304 suggestions: without a query, the brands and collections with the most items', async () => {
      const { items, data } = await ask(backend().url, 'uz', 'searchSuggestions', { type: 2 });
      expect([items, data.length]).toEqual([[], 8]);
      const brands = data.filter(({ kind }) => kind === 'brand').map(({ count }) => count ?? 0);
      expect(brands).toEqual(brands.toSorted((one, other) => other - one));
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
