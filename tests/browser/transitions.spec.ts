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

test('§2 loading progress: shown while a slow page is on its way, gone with it', async ({ visit, page }) => {
  const visitor = visit('uz');
  await visitor.open('/about/');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/article/', async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.getByRole('progressbar', { name: visitor.t('layout.loading') });
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').locator('a[href="/article/"]').first().click();
  await expect(bar).toBeVisible();
  await expect(bar).toHaveJSProperty('value', 30);
  release();
  await expect(page).toHaveURL(/\/article\/$/);
  await expect(bar).toBeHidden();
});
