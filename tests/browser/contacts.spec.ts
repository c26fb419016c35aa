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
