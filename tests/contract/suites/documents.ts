import { describe, expect, test } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { TERMS } from '@tourbillon/domain/business/terms.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';

/** Numbers of §9 that a document must contain. */
const NAMED: [slug: string, numbers: number[]][] = [
  ['appeals', [TERMS.appealDays, TERMS.recordYears]],
  ['deferral', [TERMS.deferralWorkingDays, TERMS.deferralMonths]],
  ['personal-data', [TERMS.requestDays, TERMS.recordYears, TERMS.visitHours]],
];

/** Documents by city, the index for search engines, and the content of the site map. */
export function documentsSuite(backend: () => Backend): void {
  describe.each(LOCALES)('documents on %s', (locale) => {
    test('D68 both companies, each with its own documents, all of them translated', async () => {
      const { data } = await ask(backend().url, locale, 'document', { city: 'samara' });
      expect(data.entities.map(({ kind }) => kind)).toEqual(['pawnshop', 'trade']);
      expect(new Set(data.documents.map(({ entity }) => entity))).toEqual(
        new Set(['pawnshop', 'trade', null]),
      );
      expect(new Set(data.documents.map(({ lang }) => lang)).size).toBe(1);
    });

    test('D68 a country with companies of its own is told of those, in the texts too', async () => {
      const told = await Promise.all(
        ['samara', 'tashkent', 'baku', 'bishkek'].map(async (city) => {
          const { data } = await ask(backend().url, locale, 'document', { city });
          const lender = data.entities.find(({ kind }) => kind === 'pawnshop');
          const text = data.documents.find(({ slug }) => slug === 'loan-rules')?.html ?? '';
          return { city, name: lender?.name ?? '', details: lender?.details ?? '', text };
        }),
      );
      expect(new Set(told.map(({ name }) => name)).size).toBe(told.length);
      for (const { city, name, text } of told) {
        expect(text, city).toContain(name);
        const others = told.filter((one) => one.city !== city && text.includes(one.name));
        expect(
          others.map((one) => one.city),
          city,
        ).toEqual([]);
      }
    });

    test.each(NAMED)('§9 %s names its terms: %o', async (slug, numbers) => {
      const { data } = await ask(backend().url, locale, 'document', { city: 'moscow' });
      const text = data.documents.find((one) => one.slug === slug)?.html.replace(/<[^>]+>/g, ' ') ?? '';
      for (const number of numbers) expect(text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
    });

    test('every city and office has a title, a description and a text of its own', async () => {
      const { url } = backend();
      const { cities } = await ask(url, locale, 'mainData');
      const lists = await Promise.all(
        cities.map(({ alias }) => ask(url, locale, 'seoList', { cityAlias: alias })),
      );
      const contacts = lists.flatMap(({ seos }) => seos.filter(({ page }) => page === 'contacts'));
      expect(contacts).toHaveLength(cities.length);
      for (const field of ['title', 'description', 'html'] as const) {
        expect(new Set(contacts.map((one) => one[field])).size).toBe(cities.length);
      }
    });
  });

  test.each([
    ['moscow', 'RUB'],
    ['moscow-rigamall', 'RUB'],
    ['tashkent', 'UZS'],
    ['baku', 'AZN'],
    ['bishkek', 'KGS'],
  ])('loans in %s are counted in %s, their rows follow one another', async (city, currency) => {
    const { tariffs } = (await ask(backend().url, 'ru', 'document', { city })).data;
    expect(tariffs?.currency).toBe(currency);
    const rows = tariffs?.rows ?? [];
    expect(rows.slice(1).map(({ from }) => from)).toEqual(rows.slice(0, -1).map(({ to }) => to));
  });

  test('D28 the Ukrainian site has no address to hand a letter in, but one to send it to', async () => {
    const { data } = await ask(backend().url, 'ua', 'document', { city: 'ukraine' });
    expect([data.addresses, data.email]).toEqual([[], 'ua@tourbillon.example']);
  });

  test('§7 seo-pages: by type and by city, in pages', async () => {
    const { url } = backend();
    const all = await ask(url, 'en', 'seoPages');
    expect(all.data.filter(({ slug }) => slug.includes('/'))).toEqual([]);
    const ofSamara = await ask(url, 'en', 'seoPages', { city_id: 8 });
    expect(ofSamara.data.map(({ type, slug }) => [type, slug])).toEqual([['contacts', 'samara']]);
    const services = await ask(url, 'en', 'seoPages', { type: 'service', per_page: 5, page: 2 });
    expect(services.data).toHaveLength(5);
    expect(services.paginate_data).toMatchObject({ current_page: 2, per_page: 5 });
  });

  test('§7 the site map lists brands by the number of goods, every city with its pages', async () => {
    const { data } = await ask(backend().url, 'en', 'sitemap');
    const counts = data.brands[0]?.items.map(({ count }) => count) ?? [];
    expect(counts).toEqual(counts.toSorted((first, second) => second - first));
    expect(data.cities).toHaveLength(12);
    expect(data.services.length).toBeGreaterThanOrEqual(16);
  });
}
