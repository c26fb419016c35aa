import { TILES, TILES_CREDIT } from '../site/start-common-site.ts';
import { expect, test } from './visitor.ts';

// Friday, 20 November 2026. Vladivostok is ten hours ahead of UTC; its office is open from 10:00 to 19:00.
test.use({ timezoneId: 'Europe/Kyiv' });

test('an office opens and closes by its own clock while its page is on the screen', async ({
  visit,
  page,
}) => {
  const visitor = visit('ru');
  const office = page.getByRole('article').filter({ hasText: visitor.t('contentPages.howToGet') });
  const local = (time: string) => visitor.t('officeContacts.localTime', { time });
  // The clock is fixed while the page loads, however long that takes.
  await page.clock.install({ time: '2026-11-19T23:00:00Z' });
  await page.clock.pauseAt('2026-11-19T23:59:30Z');
  await visitor.open('/contacts/vladivostok/');
  await page.clock.runFor(1000);
  await expect(office).toContainText(
    `${visitor.t('contentPages.opensAt', { time: '10:00' })} · ${local('09:59')}`,
  );

  await page.clock.runFor(31_000);
  await expect(office).toContainText(
    `${visitor.t('contentPages.openUntil', { time: '19:00' })} · ${local('10:00')}`,
  );

  await page.clock.pauseAt('2026-11-20T08:59:30Z');
  await page.clock.runFor(1000);
  await expect(office).toContainText(
    `${visitor.t('contentPages.openUntil', { time: '19:00' })} · ${local('18:59')}`,
  );
  await page.clock.runFor(31_000);
  await expect(office).toContainText(
    `${visitor.t('officeContacts.opensTomorrow', { time: '10:00' })} · ${local('19:00')}`,
  );
});

/** A tile of one colour. */
const TILE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('D496 the street map is loaded by a click, over the drawn one, and nothing moves', async ({
  visit,
  page,
  console: errors,
}) => {
  const visitor = visit('uz');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(`${new URL(TILES).origin}/**`, (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: Buffer.from(TILE, 'base64'),
    }),
  );
  await visitor.open('/contacts/tashkent/');
  const open = visitor.button('officeContacts.mapOpen');
  await open.hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /tile|maplibre/.test(address.replace(/tile-map|TileMap/g, '')))).toEqual(
    [],
  );
  const offices = page.getByRole('heading', { level: 2 }).first();
  const before = (await offices.boundingBox())?.y;
  // What could not be loaded without a connection is asked for again.
  await page.context().setOffline(true);
  await open.click();
  await expect(page.getByText(visitor.t('officeContacts.mapFailed'))).toBeVisible();
  await page.context().setOffline(false);
  await open.click();
  await expect(visitor.button('officeContacts.mapZoomIn')).toBeVisible();
  await expect(page.getByRole('region', { name: /Toshkent/ })).toBeFocused();
  await expect
    .poll(() => asked.filter((address) => address.startsWith(new URL(TILES).origin)).length)
    .toBeGreaterThan(0);
  await expect(page.getByText(TILES_CREDIT)).toBeVisible();
  await visitor.button('officeContacts.mapZoomIn').click();
  expect((await offices.boundingBox())?.y).toBe(before);
  const lost = /ERR_INTERNET_DISCONNECTED|dynamically imported/;
  expect(errors.splice(0).filter((error) => !lost.test(error))).toEqual([]);
});
