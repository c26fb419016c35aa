import { describe, expect, test } from 'vitest';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';

/** The glossary and the watches of famous people. */
export function watchKnowledgeSuite(backend: () => Backend): void {
  describe('§2 what to know of watches', () => {
    test.each(LOCALES)('terms on %s are in its language and lead to terms that exist', async (locale) => {
      const { data } = await ask(backend().url, locale, 'glossary');
      const ids = new Set(data.map(({ id }) => id));
      expect(ids.size).toBeGreaterThanOrEqual(70);
      expect(data.flatMap(({ see }) => see).filter((id) => !ids.has(id))).toEqual([]);
      expect(new Set(data.map(({ lang }) => lang))).toEqual(new Set([LOCALE_FACTS[locale].lang]));
    });

    test.each(LOCALES)('a term on %s has its French name, and its English one elsewhere', async (locale) => {
      const { data } = await ask(backend().url, locale, 'glossary');
      const french = { lang: 'fr', title: 'balancier' };
      expect(data.find(({ id }) => id === 'balance')?.names).toEqual(
        locale === 'en' ? [french] : [{ lang: 'en', title: 'Balance' }, french],
      );
    });

    test('famous watches are the same on every host, the oldest first, each with words of its own', async () => {
      const lists = await Promise.all(LOCALES.map((locale) => ask(backend().url, locale, 'famousWatches')));
      const ids = lists.map(({ data }) => data.map(({ id }) => id));
      expect(ids).toEqual(LOCALES.map(() => ids[0]));
      for (const { data } of lists) {
        const years = data.map(({ year }) => year);
        expect(years).toEqual(years.toSorted((one, other) => one - other));
      }
      const monaco = lists.map(({ data }) => data.find(({ id }) => id === 'mcqueen'));
      expect(new Set(monaco.map((watch) => watch?.text)).size).toBe(LOCALES.length);
    });

    test('a famous watch names its brand and collection as the catalogue has them', async () => {
      const { url } = backend();
      const { data } = await ask(url, 'en', 'famousWatches');
      const shown = data.flatMap(({ brand, collection }) =>
        brand && collection ? [{ brand, collection }] : [],
      );
      expect(shown.length).toBeGreaterThan(10);
      expect(data.find(({ id }) => id === 'mcqueen')).toMatchObject({
        brand: { id: 'tag-heuer', title: 'TAG Heuer' },
        collection: { id: 'monaco', title: 'Monaco' },
      });
      for (const { brand, collection } of shown) {
        const list = await ask(url, 'en', 'catalogue', {
          url: 'clocks_today',
          brand: brand.id,
          collection: collection.id,
        });
        expect(list.total, collection.title).toBeGreaterThanOrEqual(0);
      }
    });

    test('the drawing of a famous watch is kept for ever, that of an unknown one is not found', async () => {
      const { url } = backend();
      const [watch] = (await ask(url, 'uz', 'famousWatches')).data;
      const response = await fetch(`${url}/uz/media/${watch?.picture.src}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect((await fetch(`${url}/uz/media/famous/nobody/front.00000000`)).status).toBe(404);
      expect((await fetch(`${url}/uz/media/famous/${watch?.id}/back.00000000`)).status).toBe(404);
    });
  });
}
