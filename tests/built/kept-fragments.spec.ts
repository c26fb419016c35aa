import { expect, test } from '@playwright/test';
import { itemsOf } from '../benchmarks/bench-render/kinds.ts';
import { compareRandomPages, startTwoStorefronts } from '../site/kept-fragments/two-storefronts.ts';
import { readSharedSite } from '../site/site.ts';

/** Each run of the tests compares the same pages; `npm run kept-fragments` compares 2,000. */
const PAGES = 48;

test('D453 pages with kept fragments are those without, byte for byte', async () => {
  const site = readSharedSite();
  const hostOf = (locale: string) => new URL(site.origins[locale as keyof typeof site.origins]).host;
  const items = await itemsOf({ port: site.port, host: hostOf('en') });
  const both = await startTwoStorefronts(site);
  try {
    const { statuses, different } = await compareRandomPages(both, {
      seed: 453,
      pages: PAGES,
      items,
      hostOf,
    });
    expect(different).toEqual([]);
    expect(statuses[200]).toBeGreaterThan(PAGES / 2);
  } finally {
    await both.stop();
  }
});
