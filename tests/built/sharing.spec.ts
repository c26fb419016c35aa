import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { TABLE_LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from '../site/ask.ts';
import { readHead } from '../site/head.ts';
import { someItem } from '../site/page-kinds.ts';
import { ownPath } from '../site/sitemap.ts';

/** Open Graph locale of each language. */
const OG_LOCALE = { ru: 'ru_RU', en: 'en_US', ua: 'uk_UA', uz: 'uz_UZ' } as const;

for (const locale of TABLE_LOCALES) {
  test(`a shared link of ${locale} has its words and a picture of 1200 by 630`, async () => {
    for (const path of ['/', '/article/garantii/', '/clocks_today/?page=2', await someItem()]) {
      const { meta, canonical } = readHead((await ask(locale, path)).text);
      expect(meta['og:title']?.[0], path).toBeTruthy();
      expect(meta['og:description'], path).toEqual(meta.description);
      expect(meta['og:url'], path).toEqual(canonical);
      expect(meta['og:locale'], path).toEqual([OG_LOCALE[locale]]);
      expect(meta['og:locale:alternate']?.length, path).toBe(3);
      expect(meta['twitter:card'], path).toEqual(['summary_large_image']);
      const card = ownPath(locale, meta['og:image']?.[0] ?? '');
      const { status, headers, body } = await ask(locale, card);
      expect([status, headers['content-type']], card).toEqual([200, 'image/jpeg']);
      expect(headers['cache-control'], card).toContain('immutable');
      expect(headers['cross-origin-resource-policy'], card).toBe('cross-origin');
      expect(await sharp(body).metadata(), card).toMatchObject({ width: 1200, height: 630 });
      expect(body.byteLength, card).toBeLessThan(300_000);
    }
  });
}

test('an article says when it was published and changed', async () => {
  const { meta } = readHead((await ask('en', '/article/garantii/')).text);
  expect(meta['og:type']).toEqual(['article']);
  expect(Date.parse(meta['article:published_time']?.[0] ?? '')).not.toBeNaN();
  expect(Date.parse(meta['article:modified_time']?.[0] ?? '')).not.toBeNaN();
});

test('only cards that a page names are drawn; an outdated address leads to the present one', async () => {
  const { meta } = readHead((await ask('uz', '/about/')).text);
  const old = await ask('uz', '/share/about/0123456789ab.jpg');
  expect(old.status).toBe(302);
  expect(old.headers.location).toBe(ownPath('uz', meta['og:image']?.[0] ?? ''));
  for (const path of [
    '/share/no-such-page/0123456789ab.jpg',
    '/share/about/x.jpg',
    '/share/',
    '/share/about/0123456789ab.png',
  ]) {
    expect((await ask('uz', path)).status, path).toBe(404);
  }
});

test('D25 each language has its own card', async () => {
  const cards = await Promise.all(
    TABLE_LOCALES.map(async (locale) => readHead((await ask(locale, '/about/')).text).meta['og:image']?.[0]),
  );
  expect(new Set(cards.map((card) => card?.split('/').at(-1))).size).toBe(TABLE_LOCALES.length);
});
