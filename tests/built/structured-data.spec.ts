import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { CATALOG_TYPES, LISTS, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { ask } from '../site/ask.ts';
import { crawl, isPrerendered } from '../site/crawl.ts';
import { someItem } from '../site/page-kinds.ts';
import { readSharedSite } from '../site/site.ts';
import { graphFaults, type Node, readStructuredData } from '../site/structured-data.ts';

for (const locale of LOCALES) {
  test(`structured data of ${locale}: complete, of this host, without markup`, async () => {
    test.setTimeout(240_000);
    const origin = readSharedSite().origins[locale];
    const pages = (await crawl(locale)).filter(
      ({ path, reply }) => isPrerendered(path) && reply.status === 200,
    );
    const items = await Promise.all([...LISTS.keys()].map((word) => someItem(word)));
    const others = await Promise.all(
      [...items, ...[...LISTS.keys()].map((word) => `/${word}/`)].map(async (path) => ({
        path,
        reply: await ask(locale, path),
      })),
    );
    for (const { path, reply } of [...pages, ...others]) {
      expect.soft(graphFaults(readStructuredData(reply.text), origin), path).toEqual([]);
    }
  });
}

/** The nodes of a type in the structured data of a page. */
async function nodes(path: string, type: string): Promise<Node[]> {
  return readStructuredData((await ask('ru', path)).text).filter((node) => node['@type'] === type);
}

const KINDS: [string, string][] = [
  ['/', 'Organization'],
  ['/', 'WebSite'],
  ['/', 'FAQPage'],
  ['/uslugi/', 'FAQPage'],
  ['/uslugi/', 'ItemList'],
  ['/uslugi/zalog-chasov/', 'Service'],
  ['/uslugi/zalog-chasov/', 'FAQPage'],
  ['/loan/', 'LoanOrCredit'],
  ['/contacts/tashkent/', 'PawnShop'],
  ['/article/garantii/', 'Article'],
  ['/about-clock/slovar-chasovykh-terminov/', 'DefinedTermSet'],
  ['/experts/', 'ItemList'],
  ['/video/', 'ItemList'],
  ['/clocks_today/', 'ItemList'],
  ['/clocks_today/rolex/', 'BreadcrumbList'],
  ['/about/', 'BreadcrumbList'],
];

for (const [path, type] of KINDS) {
  test(`${path} has ${type}`, async () => {
    expect((await nodes(path, type)).length).toBeGreaterThan(0);
  });
}

test('D68 the shop is told with its two legal entities', async () => {
  const [shop] = await nodes('/', 'Organization');
  const entities = shop?.subOrganization as Node[];
  expect(entities.map((one) => String(one['@id']).split('#')[1])).toEqual(['pawnshop', 'trade']);
});

test('D36 an item with a price is offered by the trading company, one without is not offered', async () => {
  for (const type of CATALOG_TYPES) {
    const [now] = await nodes(await someItem(SECTIONS[type].list), 'Product');
    const [sold] = await nodes(await someItem(SECTIONS[type].archive), 'Product');
    expect(sold, type).not.toHaveProperty('offers');
    if (now?.offers)
      expect(now.offers, type).toMatchObject({ seller: { '@id': `${readSharedSite().origins.ru}/#trade` } });
  }
});
