import { describe, expect, test } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';

/** The originals of the pictures of cards and items. */
export function picturesSuite(backend: () => Backend): void {
  const get = (src: string, locale = 'en') => fetch(`${backend().url}/${locale}/media/${src}`);
  const someItems = async () => {
    const { url } = backend();
    const lists = await Promise.all([
      ask(url, 'en', 'catalogue', { url: 'clocks_today', per_page: 4 }),
      ask(url, 'en', 'catalogue', { url: 'clocks_today', per_page: 4, sort: 'price_usd' }),
      ask(url, 'en', 'catalogue', { url: 'clocks_archive', per_page: 4 }),
      ...['jewellery', 'accessories', 'arts'].map((word) =>
        ask(url, 'en', 'catalogue', { url: word, per_page: 4 }),
      ),
    ]);
    return lists.flatMap(({ items }) => items);
  };

  describe('pictures', () => {
    test('every view of an item is a drawing that lasts, the first two are on its card', async () => {
      for (const card of await someItems()) {
        const { item } = await ask(backend().url, 'en', 'detail', {
          catalogType: card.catalog_type,
          itemUrl: card.url,
        });
        expect(item.pictures).toHaveLength(3);
        expect(item.pictures.map(({ kind }) => kind)).toEqual(['drawing', 'drawing', 'drawing']);
        expect(card.pictures.map(({ src }) => src)).toEqual(item.pictures.slice(0, 2).map(({ src }) => src));
        for (const { src, width, height } of item.pictures) {
          const response = await get(src);
          expect([response.status, response.headers.get('content-type')], src).toEqual([
            200,
            'image/svg+xml',
          ]);
          expect(response.headers.get('cache-control')).toContain('immutable');
          const svg = await response.text();
          expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
          const [, w = 0, h = 0] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
          expect(Number(w) / Number(h), 'the shape of the card').toBeCloseTo(width / height);
        }
      }
    });

    test('only the main picture has a placeholder, a small one', async () => {
      for (const card of await someItems()) {
        expect(card.pictures.map(({ placeholder }) => placeholder)).toEqual([null, null]);
        const { item } = await ask(backend().url, 'en', 'detail', {
          catalogType: card.catalog_type,
          itemUrl: card.url,
        });
        const placeholders = item.pictures.map(({ placeholder }) => placeholder?.length ?? 0);
        expect(placeholders).toEqual([expect.any(Number), 0, 0]);
        expect(placeholders[0]).toBeGreaterThan(100);
      }
    });

    test('a picture is the same in all languages, and is not sent again to anybody who has it', async () => {
      const src = (await someItems())[0]?.pictures[0]?.src ?? '';
      const responses = await Promise.all(LOCALES.map((locale) => get(src, locale)));
      expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
      const etag = responses[0]?.headers.get('etag') ?? '';
      const again = await fetch(`${backend().url}/en/media/${src}`, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    });

    test('a name of the past shows the picture of today, which nobody may keep', async () => {
      const src = (await someItems())[0]?.pictures[0]?.src ?? '';
      for (const old of [src.replace(/\.\w+$/, '.00000000'), src.replace(/\.\w+$/, '')]) {
        const response = await get(old);
        expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      }
    });

    test.each(['clock/no-such-watch/front', 'clock/{url}/top', 'jewelry/{url}/front', 'clock/{url}'])(
      '%s is 404',
      async (path) => {
        const url = (await someItems())[0]?.url ?? '';
        expect((await get(path.replace('{url}', url))).status).toBe(404);
      },
    );
  });
}
