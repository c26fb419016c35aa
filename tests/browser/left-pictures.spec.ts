import { cards } from './catalogue-steps.ts';
import { expect, test, type Visitor } from './visitor.ts';
import { waitUntilIdle, watchRequests } from './wait-until-idle.ts';

test('D700 who leaves a page fetches none of its pictures again', async ({ visit, page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  watchRequests(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
  });
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
  const item = (await cards(visitor).last().getByRole('link').getAttribute('href')) ?? '';
  for (const path of ['/clocks_today/?brands=omega', item, '/', '/about/']) {
    const before = new Set(fetched.map(pictureOf));
    fetched.length = 0;
    await follow(visitor, path);
    await waitUntilIdle(page);
    const own = await page.content();
    // A picture of the left page that it had not fetched yet may still begin to load before it is left.
    const again = fetched.filter((address) => before.has(pictureOf(address)) && !own.includes(address));
    expect.soft(again, path).toEqual([]);
  }
});

/** The picture of an address, in whatever width. */
function pictureOf(address: string): string {
  return address.replace(/-\d+\.\w+$/, '');
}

/** Follows a link to a page of this host, without the pointer's way to it, which fetches ahead. */
async function follow(visitor: Visitor, path: string): Promise<void> {
  await visitor.page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
  await visitor.expectAddress(path);
}
