import { expect, test } from '@playwright/test';
import { LOCALE_FACTS, LOCALES } from '../../src/i18n/locales.ts';
import { brokenFragments, crawl, type Found, isAhead } from '../site/crawl.ts';
import { wrongLetters } from '../site/letters.ts';
import { AHEAD_PATHS, pageKinds } from '../site/page-kinds.ts';
import { ask } from '../site/ask.ts';
import { visibleText } from '../site/visible-text.ts';

for (const locale of LOCALES) {
  test.describe(`style 10, pages of ${locale}`, () => {
    let found: Found[];
    let pages: Found[];

    // One crawl for all of them.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      found = await crawl(locale);
      pages = found.filter(({ path, reply }) => isAhead(path) && reply.status === 200);
    });

    test('every link leads somewhere', () => {
      const broken = found.filter(({ reply }) => reply.status !== 200);
      expect(broken.map(({ path, from, reply }) => `${from} → ${path} (${reply.status})`)).toEqual([]);
      expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(AHEAD_PATHS));
    });

    test('every contents link leads to its heading', () => {
      const broken = pages.flatMap(({ path, reply }) =>
        brokenFragments(reply.text).map((id) => `${path}#${id}`),
      );
      expect(broken).toEqual([]);
    });

    test('each has one heading, one main and the language of the host', () => {
      const { lang } = LOCALE_FACTS[locale];
      for (const { path, reply } of pages) {
        expect(reply.text.match(/<h1[\s>]/g)?.length, path).toBe(1);
        expect(reply.text.match(/<main[\s>]/g)?.length, path).toBe(1);
        expect(reply.text, path).toContain(`<html lang="${lang}"`);
      }
    });

    test('titles and descriptions are there and differ from page to page', () => {
      const own = pages.filter(({ path, reply }) => isOwn(path, reply.text));
      expect(own.length).toBeGreaterThan(10);
      for (const part of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
        const texts = own.map(({ path, reply }) => ({ path, text: part.exec(reply.text)?.[1] ?? '' }));
        expect(texts.filter(({ text }) => text.trim() === '')).toEqual([]);
        expect(doubles(texts)).toEqual([]);
      }
    });
  });

  test(`style 10: no page of ${locale} has letters of another language`, async () => {
    test.setTimeout(120_000);
    const { lang } = LOCALE_FACTS[locale];
    const paths = (await crawl(locale)).filter(({ path }) => isAhead(path)).map(({ path }) => path);
    const kinds = (await pageKinds()).map(({ path }) => path);
    for (const path of new Set([...paths, ...kinds])) {
      const { text } = await ask(locale, path);
      expect.soft(wrongLetters(visibleText(text, lang), locale), path).toBe('');
    }
  });
}

/** Whether a page is its own canonical one: `/contacts/` shows a city's page (decision 7). */
function isOwn(path: string, html: string): boolean {
  const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical !== undefined && new URL(canonical).pathname === path;
}

function doubles(texts: { path: string; text: string }[]): string[] {
  const byText = Map.groupBy(texts, ({ text }) => text);
  return [...byText]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ path }) => path).join(' ')}`);
}
