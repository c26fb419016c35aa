import { expect, test } from './visitor.ts';

test('D69 page change: no full load, scrolled to the top, behaviours still work', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/about/');
  await visitor.button('layout.cookieHide').click();
  await page.evaluate(() => {
    scrollTo(0, 300);
    Object.assign(window, { sameDocument: true });
  });
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/about\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await visitor.button('layout.menu').first().click();
  await expect(page.getByRole('dialog', { name: visitor.t('layout.menu') })).toBeVisible();
});
