import { describe, expect, test } from 'vitest';
import { EXPERT_TYPES } from '@tourbillon/domain/contract/experts.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';
import { SHOP_NAME } from '../shop-name.ts';

/** Pictures of texts and people: their fields in responses, and their originals. */
export function coversSuite(backend: () => Backend): void {
  const get = (locale: string, src: string) => fetch(`${backend().url}/${locale}/media/${src}`);

  describe('covers and portraits', () => {
    test.each(LOCALES)(
      'every service and article on %s has a cover with words of its own',
      async (locale) => {
        const { url } = backend();
        const services = (await ask(url, locale, 'servicesList')).data;
        const articles = (await ask(url, locale, 'articles', { per_page: 100 })).data;
        const ofServices = services.map(({ image_1, image_alt }) => [image_1?.src, image_alt]);
        const ofArticles = articles.map(({ picture, picture_alt }) => [picture?.src, picture_alt]);
        const pictures = [...ofServices, ...ofArticles];
        expect(pictures.filter(([src, alt]) => !src || !alt)).toEqual([]);
        expect(new Set(pictures.map(([src]) => src)).size).toBe(pictures.length);
        // An article may have the same composition as a service, but not as another article.
        for (const list of [ofServices, ofArticles]) {
          expect(new Set(list.map(([, alt]) => alt)).size).toBe(list.length);
        }
        for (const [src = ''] of [pictures[0] ?? [], pictures.at(-1) ?? []]) {
          const response = await get(locale, src);
          expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
          expect(response.headers.get('cache-control')).toContain('immutable');
        }
      },
    );

    test('words of pictures are in the language of the host, the pictures are the same', async () => {
      const lists = await Promise.all(LOCALES.map((locale) => ask(backend().url, locale, 'servicesList')));
      const first = lists.map(({ data }) => data[0]);
      expect(new Set(first.map((service) => service?.image_alt)).size).toBe(LOCALES.length);
      expect(new Set(first.map((service) => service?.image_preview?.src)).size).toBe(1);
    });

    test('only the main picture of a text has a placeholder', async () => {
      const { url } = backend();
      const [summary] = (await ask(url, 'en', 'articles')).data;
      const { data } = await ask(url, 'en', 'article', { slug: summary?.slug ?? '' });
      expect([summary?.picture?.placeholder, data.picture?.placeholder]).toEqual([
        null,
        expect.stringMatching(/^data:image\/svg/),
      ]);
      const [service] = (await ask(url, 'en', 'servicesList')).data;
      expect([service?.image_preview?.placeholder, service?.image_1?.placeholder]).toEqual([
        null,
        expect.stringMatching(/^data:image\/svg/),
      ]);
    });

    test.each(EXPERT_TYPES)(
      'D8 experts of %s, each with a monogram in the letters of the host',
      async (type) => {
        const { url } = backend();
        const [ru, en] = await Promise.all([
          ask(url, 'ru', 'experts', { type }),
          ask(url, 'en', 'experts', { type }),
        ]);
        expect(ru.data.length).toBeGreaterThanOrEqual(2);
        expect(ru.data.filter(({ types }) => !types.includes(type))).toEqual([]);
        const names = [ru.data[0]?.portrait?.src ?? '', en.data[0]?.portrait?.src ?? ''];
        const [cyrillic, latin] = await Promise.all(names.map(async (src) => (await get('ru', src)).text()));
        expect(cyrillic).toMatch(/^<svg /);
        expect(cyrillic).not.toBe(latin);
      },
    );

    test('§3 Article: an article says which expert wrote it', async () => {
      const { data } = await ask(backend().url, 'uz', 'article', { slug: 'sovet' });
      expect(data.expert).toMatchObject({ slug: 'anna-levina', name: 'Anna Levina' });
      expect(data.author).toBe('Anna Levina');
      const news = await ask(backend().url, 'uz', 'article', { slug: 'ofis-v-bishkeke' });
      expect([news.data.expert, news.data.author]).toEqual([null, expect.stringContaining(SHOP_NAME.uz)]);
    });

    test.each([
      'cover/service/no-such-service',
      'cover/page/zalog-chasov',
      'cover/article/zalog-chasov',
      'expert/nobody/ru',
      'expert/anna-levina/de',
    ])('%s is 404', async (src) => {
      expect((await get('ru', src)).status).toBe(404);
    });
  });
}
