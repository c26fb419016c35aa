import { shifts, watchShifts } from './layout-shifts.ts';
import { expect, test } from './visitor.ts';

/** Pages that show nothing of use without their scripts. */
const PAGES = ['/login/', '/account/', '/favorites/', '/comparison/', '/viewed/'];

test.use({ keepsFiles: false });

test('pages whose scripts do not come say so after a while, with a phone', async ({
  visit,
  page,
  console: errors,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  const visitor = visit('en');
  for (const path of PAGES) {
    await visitor.open(path);
    const said = page.getByText(visitor.t('errors.lateScripts'));
    await expect(said).toBeHidden();
    // The delay is longer than others wait in tests, so its animation is brought to its end.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(said, path).toBeInViewport();
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first(), path).toBeVisible();
  }
  errors.length = 0;
});

test('nothing moves on these pages when the scripts come, and they say nothing of it', async ({
  visit,
  page,
}) => {
  await watchShifts(page);
  const visitor = visit('en');
  for (const path of PAGES) {
    await visitor.open(path);
    await expect(page.getByText(visitor.t('errors.lateScripts')), path).toHaveCount(0);
    expect(await shifts(page), path).toEqual([]);
  }
});
