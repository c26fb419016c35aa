import { carouselOf, expectInitialized } from './carousel-steps.ts';
import { collectScripts, weighScripts } from './loaded-scripts.ts';
import { expect, test } from './visitor.ts';

test('architecture §4 the home page needs at most 10 KB of script before somebody turns to a carousel', async ({
  visit,
  page,
}) => {
  const scripts = await collectScripts(page);
  const visitor = visit('ru');
  await visitor.open('/');
  await page.waitForLoadState('networkidle');
  const { bytes } = await weighScripts(scripts);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes, [...scripts].join(' ')).toBeLessThanOrEqual(10 * 1024);
  expect([...scripts].filter((path) => path.includes('carousels'))).toEqual([]);

  const { section } = carouselOf(visitor, 'home.servicesTitle');
  await section.hover();
  await expectInitialized(section);
  expect([...scripts].filter((path) => path.includes('carousels'))).toHaveLength(1);
});

test('the unit of the day: a reduced watch of the stock, until when it stands there', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const asked = Date.now();
  await visitor.open('/');
  const daily = page.getByRole('article').filter({ hasText: visitor.t('home.dailyTitle') });
  await expect(daily.getByText(visitor.pattern('home.dailyUntil'))).toBeVisible();
  const until = await daily.getByRole('time').getAttribute('datetime');
  expect(Date.parse(until ?? '')).toBeGreaterThan(asked);
  await expect(daily.locator('s')).toBeVisible();
  await daily.getByRole('link').click();
  await visitor.expectAddress(/^\/clock\/.+\/$/);
});
