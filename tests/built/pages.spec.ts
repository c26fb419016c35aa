import { expect, test } from '@playwright/test';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { brokenFragments, crawl, type CrawledPage, isPrerendered } from '../site/crawl.ts';
import { wrongLetters } from '../site/letters.ts';
import { PRERENDERED_PATHS, pageKinds } from '../site/page-kinds.ts';
import { ask } from '../site/ask.ts';
import { englishWords } from '../site/english-words.ts';
import { readHead } from '../site/head.ts';
import { readSharedSite } from '../site/site.ts';
import { ownPath } from '../site/sitemap.ts';
import { visiblePieces } from '../site/visible-text.ts';

/** Pages of the hotline that only the Ukrainian site has (decision 90). */
const OWN_PLACE = /^\/(contacts|document)\/ukraine\/$/;

for (const locale of LOCALES) {
  test.describe(`pages of ${locale}`, () => {
    let found: CrawledPage[];
    let pages: CrawledPage[];

    // One crawl for all tests.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      found = await crawl(locale);
      pages = found.filter(({ path, reply }) => isPrerendered(path) && reply.status === 200);
    });

    test('every link leads somewhere', () => {
      const broken = found.filter(({ reply }) => reply.status !== 200);
      expect(broken.map(({ path, from, reply }) => `${from} → ${path} (${reply.status})`)).toEqual([]);
      expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(PRERENDERED_PATHS));
    });

    test('none shows what a program calls a value', () => {
      const odd = found.flatMap(({ path, reply }) =>
        (reply.text.match(/\[object [A-Z][^<]*|>\s*(?:undefined|NaN)\b[^<]*/g) ?? []).map(
          (text) => `${path}: ${text}`,
        ),
      );
      expect(odd).toEqual([]);
    });

    test('every contents link leads to its heading', () => {
      const broken = pages.flatMap(({ path, reply }) =>
        brokenFragments(reply.text).map((id) => `${path}#${id}`),
      );
      expect(broken).toEqual([]);
    });

    test('every link to a place in another page leads to that place', () => {
      const texts = new Map(pages.map(({ path, reply }) => [path, reply.text]));
      const broken = pages.flatMap(({ path: from, reply }) =>
        [...reply.text.matchAll(/href="(\/[^"#?]*)#([^"]+)"/g)]
          .filter(
            ([, to = '', place = '']) =>
              texts.get(to)?.includes(` id="${decodeURIComponent(place)}"`) === false,
          )
          .map(([, to, place]) => `${from} → ${to}#${place}`),
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
      for (const part of ['title', 'description'] as const) {
        const texts = own.map(({ path, reply }) => ({ path, text: readHead(reply.text)[part] }));
        expect(texts.filter(({ text }) => text.trim() === '')).toEqual([]);
        expect(doubles(texts)).toEqual([]);
      }
      const tooLong = own.filter(({ reply }) => {
        const { title, description } = readHead(reply.text);
        return title.length > 65 || description.length > 160;
      });
      expect(tooLong.map(({ path }) => path)).toEqual([]);
    });

    test('D25 each has one canonical address on its own host, and versions in all languages with a default', () => {
      const { origins } = readSharedSite();
      const langs = [...LOCALES.map((one) => LOCALE_FACTS[one].lang), 'x-default'].sort();
      for (const { path, reply } of pages) {
        const { canonical, alternates } = readHead(reply.text);
        expect(canonical.length, path).toBe(1);
        const at = ownPath(locale, canonical[0] ?? '');
        if (OWN_PLACE.test(at)) {
          expect(alternates, path).toEqual({ [LOCALE_FACTS.ua.lang]: origins.ua + at });
          continue;
        }
        expect(Object.keys(alternates).sort(), path).toEqual(langs);
        for (const other of LOCALES) {
          expect(alternates[LOCALE_FACTS[other].lang], path).toBe(origins[other] + at);
        }
        expect(alternates['x-default'], path).toBe(alternates.ru);
      }
    });

    test('D25 its canonical address and its versions exist', async () => {
      const paths = pages.flatMap(({ reply }) =>
        readHead(reply.text).canonical.map((address) => ownPath(locale, address)),
      );
      const gone: string[] = [];
      for (const path of new Set(paths)) {
        for (const other of OWN_PLACE.test(path) ? [locale] : LOCALES) {
          const { status } = await ask(other, path, { method: 'HEAD' });
          if (status !== 200) gone.push(`${other} ${path} (${status})`);
        }
      }
      expect(gone).toEqual([]);
    });

    test('D27 only a choice of language leads to another language', () => {
      const others = LOCALES.filter((one) => one !== locale).map((one) => readSharedSite().origins[one]);
      const accidents = pages.flatMap(({ path, reply }) =>
        [...reply.text.matchAll(/<a\s[^>]*>/g)]
          .map(([tag]) => tag)
          .filter(
            (tag) => others.some((origin) => tag.includes(`href="${origin}`)) && !/\shreflang="/.test(tag),
          )
          .map((tag) => `${path} ${tag}`),
      );
      expect(accidents).toEqual([]);
    });

    test('no page has letters or words of another language', async () => {
      test.setTimeout(240_000);
      const { lang } = LOCALE_FACTS[locale];
      const known = new Set(pages.map(({ path }) => path));
      const kinds = (await pageKinds()).filter(({ path }) => !known.has(path));
      const more = kinds.map(async ({ path }) => ({ path, reply: await ask(locale, path) }));
      for (const { path, reply } of [...pages, ...(await Promise.all(more))]) {
        const pieces = visiblePieces(reply.text, lang);
        expect.soft(wrongLetters(pieces.join(' '), locale), path).toBe('');
        if (locale !== 'en') expect.soft(englishWords(pieces, locale), path).toEqual([]);
      }
    });
  });
}

test('words of a page: spoken ones too, without scripts and without what is marked as another language', () => {
  const html =
    '<!doctype html><html lang="ru"><p title="дело">раз <b lang="uk">їжа <b>є</b></b> и два&amp;три</p><img lang="uk" alt="їжа"><script>"ї"</script></html>';
  expect(visiblePieces(html, 'ru')).toEqual(['дело', 'раз', 'и два&три']);
});

/** Whether a page is its own canonical page: `/contacts/` shows the page of a city (decision 7). */
function isOwn(path: string, html: string): boolean {
  return readHead(html).canonical.some((address) => {
    const { pathname, search } = new URL(address);
    return pathname + search === path;
  });
}

function doubles(texts: { path: string; text: string }[]): string[] {
  const byText = Map.groupBy(texts, ({ text }) => text);
  return [...byText]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ path }) => path).join(' ')}`);
}
