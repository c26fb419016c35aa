import { expect, test } from '@playwright/test';
import { GENERAL_FORMS, REQUEST_FORMS } from '@tourbillon/domain/contract/requests/index.ts';
import { LOOK_UPS } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { listPath } from '@tourbillon/domain/sections/sections.ts';
import { ask } from '../site/ask.ts';
import { crawl, type CrawledPage, isPrerendered } from '../site/crawl.ts';
import { readHead } from '../site/head.ts';
import { someItem } from '../site/page-kinds.ts';
import { readSharedSite } from '../site/site.ts';
import { ownPath, readSitemap, readSitemaps, type SitemapFile } from '../site/sitemap.ts';
import { sitemapFaults } from '../site/sitemap-schemas/sitemap-faults.ts';

for (const locale of LOCALES) {
  test.describe(`sitemap of ${locale}`, () => {
    test.describe.configure({ mode: 'default' });
    let files: SitemapFile[];
    test.beforeAll(async () => {
      files = await readSitemaps(locale);
    });

    test('robots.txt names its index, and the index its files', async () => {
      const { text } = await ask(locale, '/robots.txt');
      expect(text).toContain(`Sitemap: ${readSharedSite().origins[locale]}/sitemap.xml\n`);
      const index = await readSitemap(locale, '/sitemap.xml');
      expect(index.entries.length).toBeGreaterThanOrEqual(4);
      expect(await sitemapFaults('sitemapindex', [{ path: '/sitemap.xml', text: index.reply.text }])).toEqual(
        [],
      );
    });

    test('sitemaps.org each file is well-formed, after its schema, small enough and sent as XML', async () => {
      expect(files.map(({ path, reply }) => [path, reply.status])).toEqual(
        files.map(({ path }) => [path, 200]),
      );
      const texts = files.map(({ path, reply }) => ({ path, text: reply.text }));
      expect(await sitemapFaults('urlset', texts)).toEqual([]);
      for (const { path, reply, entries } of files) {
        expect(reply.headers['content-type'], path).toMatch(/^application\/xml/);
        expect(entries.length, path).toBeGreaterThan(0);
        expect(entries.length, path).toBeLessThanOrEqual(50_000);
        expect(Buffer.byteLength(reply.text), path).toBeLessThan(50_000_000);
      }
    });

    test('sitemaps.org every address is of this host and listed once', () => {
      const paths = files.flatMap(({ entries }) => entries.map(({ loc }) => ownPath(locale, loc)));
      expect(paths.length).toBeGreaterThan(9_000);
      expect(new Set(paths).size).toBe(paths.length);
      const images = files.flatMap(({ entries }) => entries.flatMap((entry) => entry.images));
      expect(images.length).toBeGreaterThan(paths.length);
      expect(images.filter((image) => !ownPath(locale, image).startsWith('/media/'))).toEqual([]);
    });

    test('it has every page of text that may be indexed, and no other', async () => {
      test.setTimeout(240_000);
      const mayBe = ({ path, reply }: Omit<CrawledPage, 'from'>) => {
        const { noindex, canonical } = readHead(reply.text);
        return reply.status === 200 && !noindex && canonical.some((one) => ownPath(locale, one) === path);
      };
      const listed = files
        .filter(({ path }) => /-(pages|articles-\d+)\.xml$/.test(path))
        .flatMap(({ entries }) => entries.map(({ loc }) => ownPath(locale, loc)));
      const found = (await crawl(locale)).filter(
        (one) => isPrerendered(one.path) && !/[?&]page=/.test(one.path),
      );
      const missing = found.filter((one) => mayBe(one) && !listed.includes(one.path));
      expect(missing.map(({ path }) => path)).toEqual([]);
      const wrong: string[] = [];
      const replies = new Map(found.map(({ path, reply }) => [path, reply]));
      for (const path of listed) {
        if (!mayBe({ path, reply: replies.get(path) ?? (await ask(locale, path)) })) wrong.push(path);
      }
      expect(wrong).toEqual([]);
    });

    test('a sample of lists, items and pictures answers; the pages are canonical and may be indexed', async () => {
      const some = files.flatMap(({ entries }) => {
        const step = Math.ceil(entries.length / 4);
        return entries.filter((_, index) => index % step === 0);
      });
      const sampled = some.map(async ({ loc, images }) => {
        const path = ownPath(locale, loc);
        const { status, text } = await ask(locale, path);
        expect(status, path).toBe(200);
        expect([readHead(text).noindex, readHead(text).canonical], path).toEqual([false, [loc]]);
        expect(readHead(text).title.length, path).toBeLessThanOrEqual(65);
        expect(readHead(text).description.length, path).toBeLessThanOrEqual(160);
        const [image] = images;
        if (image) expect(text, path).toContain(ownPath(locale, image).replace(/-\d+\.webp$/, ''));
      });
      await Promise.all(sampled);
    });
  });
}

for (const path of [
  '/sitemap-none.xml',
  '/sitemap-items-3.xml',
  '/sitemap-items-0.xml',
  '/sitemap-articles-99.xml',
  '/sitemap-items-x.xml',
]) {
  test(`there is no file ${path}`, async () => {
    expect((await ask('ru', path)).status).toBe(404);
  });
}

/** Pages that search engines must not list, and the reason. */
const HIDDEN: [string, string][] = [
  ['D6', '/search/'],
  ['D6', '/search/?q=rolex'],
  ['D21', '/clocks_dealer/'],
  ['D23', `${listPath('clocks_today')}?statuses_used=new`],
  ['D23', `${listPath('clocks_today', 'rolex')}?sort=by_price_ascending`],
  ['D23', `${listPath('jewellery')}?price_from=1000`],
  ['§2', '/favorites/'],
  ['§2', '/comparison/'],
  ['§2', '/viewed/'],
  ['§2', '/components/'],
  ...Object.entries({ ...REQUEST_FORMS, ...LOOK_UPS })
    .filter(([name]) => !(GENERAL_FORMS as readonly string[]).includes(name))
    .map(([name, { page }]): [string, string] => [`a form about one thing, ${name}:`, page]),
];

for (const [why, path] of HIDDEN) {
  test(`${why} ${path} is not indexed, and its links are followed`, async () => {
    for (const locale of LOCALES) {
      const { text } = await ask(locale, path);
      expect(readHead(text).meta.robots, locale).toEqual(['noindex, follow']);
    }
  });
}

test('D21 nor is an item of the dealer corner', async () => {
  const { text } = await ask('ru', await someItem('clocks_dealer'));
  expect(readHead(text).noindex).toBe(true);
});

test('D23 a filtered list names the plain one as canonical, a further page itself (D22)', async () => {
  const origin = readSharedSite().origins.en;
  const list = listPath('clocks_today', 'rolex');
  const canonical = async (query: string) => readHead((await ask('en', list + query)).text).canonical;
  expect(await canonical('?statuses_used=new')).toEqual([origin + list]);
  expect(await canonical('?page=1')).toEqual([origin + list]);
  expect(await canonical('?page=2')).toEqual([`${origin}${list}?page=2`]);
});

test('titles and descriptions of lists differ by brand, collection and page', async () => {
  for (const locale of LOCALES) {
    const { entries } = await readSitemap(locale, '/sitemap-lists.xml');
    const step = Math.ceil(entries.length / 40);
    const some = entries.filter((_, index) => index % step === 0).map(({ loc }) => ownPath(locale, loc));
    const paths = [
      ...some,
      '/clocks_today/',
      '/clocks_archive/',
      '/clocks_today/?page=2',
      '/clocks_today/?page=3',
    ];
    const heads = await Promise.all(
      [...new Set(paths)].map(async (path) => readHead((await ask(locale, path)).text)),
    );
    for (const part of ['title', 'description'] as const) {
      const texts = heads.map((head) => head[part]);
      expect(
        texts.filter((text, index) => texts.indexOf(text) !== index),
        locale,
      ).toEqual([]);
    }
  }
});
