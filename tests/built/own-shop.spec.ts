import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { lettersTo } from '../mail/mailbox.ts';
import { ask } from '../site/ask.ts';
import { callRequestFields, newPhone, postCall, proof } from '../site/call-requests.ts';
import { demonstrationTraces } from '../site/demonstration-traces.ts';
import { readHead } from '../site/head.ts';
import {
  changeJson,
  OWN_LOCALES,
  OWN_NAME,
  OWN_SECTIONS,
  OWN_STAFF,
  type OwnShop,
  startOwnShop,
} from '../site/own-shop.ts';
import { type CrawledAddress, crawlHost } from '../site/crawl-host.ts';

/* A shop as `npm run new-shop` makes it: another name, two cities, two languages, one section switched off. */

/** Pages of the glossary and of the history of watches, for any shop. */
const OF_WATCHMAKING = /^\/(about-clock|clock_list_famous)\//;

/** Addresses of lists, items and brands of the disabled section. */
const SWITCHED_OFF = new RegExp(
  `^/(${[...LISTS.values()]
    .filter(({ section }) => !OWN_SECTIONS.includes(section.catalogType))
    .flatMap(({ word, section }) => [word, section.catalogType])
    .join('|')})/`,
);

/** Slugs of the items of the shop; the fifth belongs to the disabled section. */
const PIECES = ['ht-1', 'ht-2', 'ht-3', 'ht-4'];

let shop: OwnShop;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startOwnShop();
});
test.afterAll(() => shop?.stop());

type OwnLocale = (typeof OWN_LOCALES)[number];

const asked = (locale: OwnLocale) => ({ port: shop.port, host: new URL(shop.origins[locale]).host });
const get = (locale: OwnLocale, address: string) => ask(locale, address, asked(locale));

/** Traces of the demonstration in a text. Terms of watchmaking do not count on pages that explain watches. */
function tracesIn(text: string, at: string, locale: OwnLocale): string[] {
  const shops = ['Tourbillon', 'Турбийон', 'Turbiyon', 'Турбійон', 'Москва', 'Moscow'];
  const traces = demonstrationTraces().filter((trace) => !OF_WATCHMAKING.test(at) || !shops.includes(trace));
  return traces.filter((trace) => text.includes(trace)).map((trace) => `${locale} ${at}: ${trace}`);
}

const isText = ({ reply }: CrawledAddress) => /text|xml|json/.test(reply.headers['content-type'] ?? '');

for (const locale of OWN_LOCALES) {
  test(`every address of a whole site of its own answers, and none knows the demonstration: ${locale}`, async () => {
    const origin = shop.origins[locale];
    await expect.poll(async () => (await get(locale, '/arts/')).text).toContain('ht-4');
    const reached = await crawlHost({ origin, get: (address) => get(locale, address) });
    expect(reached.filter(({ isPage }) => isPage).length).toBeGreaterThan(150);
    const broken = reached.filter(({ reply }) => reply.status !== 200);
    expect(broken.map((one) => `${one.path} ${one.reply.status}, named by ${one.from}`)).toEqual([]);
    const texts = reached.filter(isText);
    expect(texts.flatMap(({ path: at, reply }) => tracesIn(reply.text, at, locale))).toEqual([]);
    expect(
      reached.filter((one) => SWITCHED_OFF.test(one.path)).map((one) => `${one.path} of ${one.from}`),
    ).toEqual([]);
    const nameless = reached.filter(
      ({ isPage, reply }) => isPage && !readHead(reply.text).meta['og:site_name']?.includes(OWN_NAME[locale]),
    );
    expect(nameless.map((one) => one.path)).toEqual([]);
    const paths = reached.map((one) => one.path);
    for (const piece of PIECES) expect(paths.filter((one) => one.includes(piece)).length).toBeGreaterThan(0);
    expect(paths.filter((one) => one.includes('ht-5'))).toEqual([]);
  });

  test(`icons, manifest and pictures for networks are made of its own mark: ${locale}`, async () => {
    const { text } = await get(locale, '/');
    expect(text).not.toMatch(/href="\/(favicon\.svg|icon-180\.png)"/);
    const icons = JSON.parse((await get(locale, '/manifest.webmanifest')).text) as {
      name: string;
      icons: { src: string; type: string; sizes: string }[];
    };
    expect(icons.name).toBe(OWN_NAME[locale]);
    for (const { src, type, sizes } of icons.icons) {
      const { status, body, headers } = await get(locale, src);
      expect([src, status, headers['content-type']]).toEqual([src, 200, type]);
      if (type === 'image/png') {
        const { width, height } = await sharp(body).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
    }
    const offices = (await get(locale, '/contacts/harbour/')).text;
    expect(offices).toMatch(/"image":"[^"]+\/look\/[0-9a-f]{12}\/icon-180\.png"/);
    const share = readHead(text).meta['og:image']?.[0] ?? '';
    const picture = await get(locale, new URL(share).pathname);
    expect((await sharp(picture.body).metadata()).width).toBeGreaterThan(1_000);
  });
}

test('hosts of the other languages are not there', async () => {
  const { status } = await ask('uz', '/', { port: shop.port, host: `uz.localhost:${shop.port}` });
  expect(status).not.toBe(200);
});

test('its letters know nothing of the demonstration either', async () => {
  const robot = await proof(asked('ru'));
  const sent = await postCall({ ...callRequestFields(newPhone()), robot }, asked('ru'));
  expect(sent.status).toBe(200);
  const [letter] = await lettersTo(shop.outbox, OWN_STAFF);
  expect(letter?.fromName).toContain(OWN_NAME.ru);
  const said = [letter?.subject, letter?.from, letter?.fromName, letter?.text, letter?.html].join('\n');
  expect(tracesIn(said, 'letter', 'ru')).toEqual([]);
});

const PAGES = ['/', '/about/', '/jewellery/'];
const pagesOf = async (locale: OwnLocale) =>
  (await Promise.all(PAGES.map((at) => get(locale, at)))).map(({ text }) => text);

test('a menu that was changed in its folder is live soon after it is published', async () => {
  await changeJson<{ type_id: number; url: string }[]>(path.join(shop.content, 'menu.json'), (menu) =>
    menu.map((item) => (item.url === 'about/' ? { ...item, ru: 'Кто мы на холме', en: 'Who we are' } : item)),
  );
  await shop.run('publish');
  const isLive = async () =>
    (await pagesOf('ru')).every((text) => text.includes('Кто мы на холме')) &&
    (await pagesOf('en')).every((text) => text.includes('Who we are'));
  // `npm run bench:publish` measures the time.
  await expect.poll(isLive, { intervals: [250] }).toBe(true);
});

test('without watches no page leads to them, and every address answers still', async () => {
  await changeJson(path.join(shop.content, 'shop.json'), (own) => ({ ...own, sections: ['jewelry', 'art'] }));
  await shop.run('publish');
  await expect.poll(async () => (await get('en', '/clocks_today/')).status).toBe(404);
  const ways = async () => (await pagesOf('en')).filter((text) => text.includes('href="/clocks_today/'));
  await expect.poll(ways).toEqual([]);
  const reached = await crawlHost({ origin: shop.origins.en, get: (address) => get('en', address) });
  const broken = reached.filter(({ reply }) => reply.status !== 200);
  expect(broken.map((one) => `${one.path} ${one.reply.status}, named by ${one.from}`)).toEqual([]);
  const account = await get('en', '/account/');
  expect(account.text).not.toContain('/clocks_today/');
  expect((await get('en', '/appraisal/')).text).not.toContain('value="watch"');
});
