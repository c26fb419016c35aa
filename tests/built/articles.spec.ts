import { expect, test } from '@playwright/test';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { ask } from '../site/ask.ts';
import { readSharedSite } from '../site/site.ts';

const MYTHS = '/article/10-mifov-o-chasovykh-lombardakh/';

const SECTIONS = [
  { type: 3, path: '/article/?type=3' },
  { type: 4, path: '/article/?type=4' },
  { type: 5, path: '/article/?type=5' },
  { type: 7, path: '/news/news-lombard/' },
  { type: 15, path: '/news/vazhno-znat/' },
] as const;

const canonicalOf = (html: string) =>
  /rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(/&(amp|#38);/g, '&');
const articlesIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*href="(\/article\/[a-z0-9-]+\/)"/g)].flatMap(([, path]) => path ?? []);
/** The content of `<main>`: menus link to articles too. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

for (const { type, path } of SECTIONS) {
  test(`D13 the section ${path} on every host: its title, its pieces, its own canonical address`, async () => {
    for (const locale of LOCALES) {
      const { status, text } = await ask(locale, path);
      expect(status, locale).toBe(200);
      const title = translator(locale)(`contentPages.type${type}`);
      expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1]?.replaceAll('\u00a0', ' '), locale).toBe(title);
      expect(canonicalOf(text)).toBe(readSharedSite().origins[locale] + path);
      expect(articlesIn(mainOf(text)).length, locale).toBeGreaterThan(0);
    }
  });
}

test('D22 the first page of a section has one canonical address, however it is asked for', async () => {
  for (const { path } of SECTIONS) {
    const { text } = await ask('ru', `${path}${path.includes('?') ? '&' : '?'}page=1&utm_source=x`);
    expect(canonicalOf(text)).toBe(readSharedSite().origins.ru + path);
  }
});

test('D13 what has a page of its own is not on the front of the articles', async () => {
  const front = articlesIn(mainOf((await ask('ru', '/article/')).text));
  for (const path of ['/news/news-lombard/', '/news/vazhno-znat/']) {
    const listed = articlesIn(mainOf((await ask('ru', path)).text));
    // Every list links to the myths.
    expect(listed.filter((article) => front.includes(article) && article !== MYTHS)).toEqual([]);
  }
});

test('§2 the ten myths on every host: each with its anchor, in the language of the host', async () => {
  for (const locale of LOCALES) {
    const { status, text } = await ask(locale, MYTHS);
    expect(status, locale).toBe(200);
    expect(text).not.toContain('name="robots"');
    const anchors = [...text.matchAll(/<section id="(mif-\d+)"/g)].map(([, id]) => id);
    expect(anchors).toEqual(Array.from({ length: 10 }, (_, index) => `mif-${index + 1}`));
    for (const id of anchors) expect(text).toContain(`href="#${id}"`);
    expect(text).toContain(translator(locale)('articleLists.truth'));
  }
});

for (const path of ['/rss.xml', '/news/rss.xml']) {
  test(`${path} of every host: its kind, its language, pieces that exist, the newest first`, async () => {
    for (const locale of LOCALES) {
      const origin = readSharedSite().origins[locale];
      const { status, headers, text } = await ask(locale, path);
      expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
      expect(text).toContain(`<atom:link href="${origin}${path}" rel="self" type="application/rss+xml"/>`);
      expect(text).toContain(`<language>${LOCALE_FACTS[locale].lang}</language>`);
      const links = [...text.matchAll(/<guid>([^<]+)<\/guid>/g)].flatMap(([, link]) => link ?? []);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !link.startsWith(`${origin}/article/`))).toEqual([]);
      for (const link of links) expect((await ask(locale, link.slice(origin.length))).status, link).toBe(200);
      const dates = [...text.matchAll(/<pubDate>([^<]+)</g)].map(([, date]) => Date.parse(date ?? ''));
      expect(dates).toEqual([...dates].sort((a, b) => b - a));
    }
  });
}

test('lists and articles tell readers of the feeds', async () => {
  for (const path of ['/article/', '/news/news-lombard/', '/article/garantii/', MYTHS]) {
    const { text } = await ask('uz', path);
    const told = [...text.matchAll(/<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/g)];
    expect(
      told.map(([, href]) => href),
      path,
    ).toEqual(['/rss.xml', '/news/rss.xml']);
  }
});
