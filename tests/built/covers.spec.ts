import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { TABLE_LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from '../site/ask.ts';

/** Letters of the host's language, or of a language with the same script. */
const LETTERS = { ru: /[а-яё]/i, en: /[a-z]/i, ua: /[а-яіїєґ]/i, uz: /[a-z]/i } as const;

const PAGES = [
  { path: '/uslugi/', covers: 17, first: 0 },
  { path: '/uslugi/zalog-chasov/', covers: 4, first: 1 },
  { path: '/article/', covers: 11, first: 1 },
  { path: '/article/sovet/', covers: 7, first: 1 },
] as const;

/** Tags of the covers of a page, without the placeholder of its largest cover. */
function coverTags(html: string): string[] {
  return [...html.matchAll(/<img\s[^>]*src="\/media\/cover\/[^>]*>/g)].map(([tag]) => tag);
}

for (const locale of TABLE_LOCALES) {
  for (const { path, covers, first } of PAGES) {
    test(`covers of ${path} on ${locale}: words, measures, the largest first, others when they come near`, async () => {
      const { text } = await ask(locale, path);
      const tags = coverTags(text);
      expect(tags.length).toBeGreaterThanOrEqual(covers);
      const alts = tags.map((tag) => /\salt="([^"]*)"/.exec(tag)?.[1] ?? '');
      expect(alts.filter((alt) => !LETTERS[locale].test(alt))).toEqual([]);
      expect(new Set(alts).size).toBe(alts.length);
      expect(tags.filter((tag) => !/\swidth="1200" height="800"/.test(tag))).toEqual([]);
      expect(tags.filter((tag) => tag.includes('fetchpriority="high"'))).toEqual(tags.slice(0, first));
      expect(tags.slice(first).filter((tag) => !tag.includes('loading="lazy"'))).toEqual([]);
    });
  }
}

for (const path of ['/article/garantii/', '/uslugi/servis/']) {
  test(`the cover of ${path} is preloaded and told to those who share it`, async () => {
    const { text } = await ask('en', path);
    expect(text).toMatch(/<link rel="preload" as="image" type="image\/avif" imagesrcset="\/media\/cover\//);
    // The first picture of the page is its picture for shared links.
    const shared = [...text.matchAll(/<meta property="og:image" content="([^"]+)"/g)].at(1)?.[1] ?? '';
    const { status, headers, body } = await ask('en', new URL(shared).pathname);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    const { width, height } = await sharp(body).metadata();
    expect([width, height]).toEqual([1000, 667]);
    expect(text).toContain(`"image":"${shared}"`);
  });
}

test('an article ends with who wrote it, in the letters of the host', async () => {
  const pages = await Promise.all(TABLE_LOCALES.map((locale) => ask(locale, '/article/sovet/')));
  const portraits = pages.map(({ text }) => /src="(\/media\/expert\/anna-levina\/(\w+)\.[^"]+)"/.exec(text));
  expect(portraits.map((found) => found?.[2])).toEqual([...TABLE_LOCALES]);
  expect((await ask('ru', portraits[0]?.[1] ?? '')).status).toBe(200);
  expect(pages.map(({ text }) => text.includes('"@type":"Person"'))).toEqual(TABLE_LOCALES.map(() => true));
});

test('no cover is drawn for a text that does not exist', async () => {
  const { status } = await ask('ru', '/media/cover/article/no-such-article.00000000-334.avif');
  expect(status).toBe(404);
});
