import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { checkHost } from './check-release.ts';
import { readShopLists, type ShopList } from './shop-lists.ts';

/** Pages of a release by address; all others are 404. */
const PAGES: Record<string, string> = {
  '/': '<script src="/_astro/a.js"></script></html>',
  '/heals-check/': '</html>',
  '/about/': '</html>',
  '/_astro/a.js': '</html>',
  '/clocks_today/': '<a href="/clock/watch-1/"></a></html>',
  '/clock/watch-1/': '</html>',
  '/jewellery/': '</html>',
};

const CLOCKS: ShopList = { catalogType: 'clock', word: 'clocks_today', hasItems: true };
const EMPTY: ShopList = { catalogType: 'jewelry', word: 'jewellery', hasItems: false };

/** Port of a site with these pages. */
async function serve(pages: Record<string, string>): Promise<number> {
  const server = createServer(({ url = '' }, response) => {
    const page = pages[url];
    response.writeHead(page === undefined ? 404 : 200, { 'Content-Type': 'text/html' });
    response.end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it.each<[string, ShopList[], number]>([
  ['an item of each list', [CLOCKS], 6],
  ['a list without items, where the shop has none', [EMPTY], 5],
  ['no list, where the shop has no section', [], 4],
])('architecture §3 deploy: a release has to serve %s', async (_, lists, asked) => {
  expect(await checkHost(await serve(PAGES), 'en.example', lists)).toBe(asked);
});

it('a release that dies in the middle of a page is refused', { timeout: 5_000 }, async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).write('<html>');
    setTimeout(() => response.destroy(), 50);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await expect(checkHost(port, 'en.example', [])).rejects.toThrow('en.example/heals-check/');
});

it.each<[string, ShopList[], Record<string, string>]>([
  ['jewellery shows no items', [{ ...EMPTY, hasItems: true }], PAGES],
  [
    'answers 404 for en.example/clock/watch-2/',
    [CLOCKS],
    { ...PAGES, '/clocks_today/': '"/clock/watch-2/"</html>' },
  ],
  ['a page without its files', [], { ...PAGES, '/': '</html>' }],
])('a release is refused: %s', async (problem, lists, pages) => {
  await expect(checkHost(await serve(pages), 'en.example', lists)).rejects.toThrow(problem);
});

it.each([
  [
    '{"sections":["clock","art"],"lists":["clocks_today"]}',
    [
      ['clocks_today', true],
      ['arts', false],
    ],
  ],
  ['{"sections":[],"lists":[]}', []],
  ['{}', undefined],
  ['not JSON', undefined],
  [undefined, undefined],
])('the lists of a shop with the main data %s', (text, expected) => {
  expect(readShopLists(text)?.map(({ word, hasItems }) => [word, hasItems])).toEqual(expected);
});
