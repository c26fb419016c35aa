import { describe, expect, test } from 'vitest';
import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { listFilters } from '@tourbillon/domain/sections/list-parameters.ts';
import {
  CATALOG_TYPES,
  LISTS,
  SECTIONS,
  type CatalogType,
  type Section,
} from '@tourbillon/domain/sections/sections.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask, askRaw, type Asked } from '../ask.ts';

/** Minimum number of demonstration items in a section, archive included. */
const LEAST: Record<CatalogType, number> = { clock: 9_000, jewelry: 200, accessory: 150, art: 80 };

/** A brand that only this section sells. */
const OWN_BRAND: Record<CatalogType, string> = {
  clock: 'omega',
  jewelry: 'pomellato',
  accessory: 'vertu',
  art: 'leo-castellar',
};

/** Rules for every section in the table of sections. */
export function sectionsSuite(backend: () => Backend): void {
  const list = (request: Asked<'catalogue'>) => ask(backend().url, 'en', 'catalogue', request);
  const all = async (request: Asked<'catalogue'>) => {
    const { paginate_data } = await list({ ...request, per_page: 100 });
    const numbers = Array.from({ length: Math.min(paginate_data.last_page, 5) }, (_, before) => before + 1);
    const pages = await Promise.all(numbers.map((page) => list({ ...request, per_page: 100, page })));
    return pages.flatMap(({ items }) => items);
  };

  describe.each(CATALOG_TYPES)('section %s', (catalogType) => {
    const section: Section = SECTIONS[catalogType];

    test('has its stock, a good third of it in the archive', async () => {
      const [current, archive] = await Promise.all([
        list({ url: section.list }),
        list({ url: section.archive }),
      ]);
      const total = current.total + archive.total;
      expect(total).toBeGreaterThanOrEqual(LEAST[catalogType]);
      expect(archive.total / total).toBeGreaterThan(0.3);
      expect(archive.total / total).toBeLessThan(0.45);
    });

    test('§3 its filters answer, one by one and with the list', async () => {
      for (const word of [section.list, section.archive]) {
        const found = LISTS.get(word);
        const { facets } = await list({ url: word, facets: true });
        for (const { name, kind, option } of found ? listFilters(found) : []) {
          if (kind === 'options' && name !== 'collections') {
            expect(facets?.options[name]?.length, `${word} ${name}`).toBeGreaterThan(0);
          }
          const { data } = await ask(backend().url, 'en', 'filterOption', {
            catalogType,
            option,
            available: word === section.list,
          });
          if (kind === 'options') expect(data, `${word} ${option}`).toEqual(facets?.options[name]);
        }
      }
    });

    test('§3 a choice of each group leaves as many items as it says, in the four languages', async () => {
      const { facets } = await list({ url: section.list, facets: true });
      for (const [name, options] of Object.entries(facets?.options ?? {})) {
        const option = options[0];
        if (!option) continue;
        const responses = await Promise.all(
          LOCALES.map((locale) =>
            ask(backend().url, locale, 'catalogue', { url: section.list, [`${name}[]`]: [option.id] }),
          ),
        );
        expect(
          responses.map(({ total }) => total),
          name,
        ).toEqual(LOCALES.map(() => option.count));
      }
    });

    test('D36 on request comes last in both orders of price', async () => {
      for (const direction of ['asc', 'desc'] as const) {
        const prices = (await all({ url: section.list, sort: 'price_usd', direction })).map(paid);
        const known = prices.filter((price) => price !== null);
        expect(prices.slice(0, known.length)).toEqual(known);
        expect(known).toEqual(known.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
      }
    });

    test('D9 its archive hides prices and keeps the addresses of items', async () => {
      const { items } = await list({ url: section.archive });
      for (const item of items) expect([item.price, item.tags.includes('archive')]).toEqual([null, true]);
      const itemUrl = items[0]?.url;
      const { item, similar } = await ask(backend().url, 'en', 'detail', { catalogType, itemUrl });
      expect([item.url, item.stock, item.price]).toEqual([itemUrl, 'archive', null]);
      for (const other of similar) {
        expect([other.catalog_type, other.tags.includes('archive')]).toEqual([catalogType, false]);
      }
    });

    test('D5 it knows its own brands only', async () => {
      for (const [other, brand] of Object.entries(OWN_BRAND)) {
        const { status } = await askRaw(backend().url, 'en', 'catalogue', { url: section.list, brand });
        expect(status, brand).toBe(other === catalogType ? 200 : 404);
      }
    });

    test('D42 every item says in its own words what it is', async () => {
      for (const locale of LOCALES) {
        const { items } = await ask(backend().url, locale, 'catalogue', { url: section.list, per_page: 50 });
        for (const item of items) {
          // A reference alone is enough as a name (decision 86).
          expect(item.model || item.reference, item.url).toBeTruthy();
          expect(item.summary === null, item.url).toBe(catalogType === 'clock');
          // An id without a title in the vocabulary would be shown as it is.
          expect(item.summary ?? '', item.url).not.toMatch(/[a-z]_[a-z]/);
        }
      }
    });
  });
}

/** The price that a buyer pays for an item, US dollars. */
function paid({ price }: ItemCard): number | null {
  return price === null ? null : (price.discount_usd ?? price.usd);
}
