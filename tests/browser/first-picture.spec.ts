import { listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { expect, test } from './visitor.ts';

const WINDOWS = [
  { width: 375, height: 812 },
  { width: 768, height: 1000 },
  { width: 1440, height: 1000 },
];

/** Tops of the parts that the first picture of a new page leaves out, pixels below the upper end of the window. */
const leftOutTops = () =>
  new Promise<number[]>((resolve) => {
    const tops = () =>
      [...document.querySelectorAll('[data-left-out]')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect().top);
    document.addEventListener('astro:after-swap', () => requestAnimationFrame(() => resolve(tops())), {
      once: true,
    });
  });

for (const { list } of Object.values(SECTIONS)) {
  test(`D697 an item of ${list}: only what is below the window comes after the first picture`, async ({
    visit,
    page,
  }) => {
    const visitor = visit('ru');
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await visitor.open(listPath(list));
      const card = page.locator('main [data-card] h3 a').first();
      await card.hover();
      await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
      const tops = page.evaluate(leftOutTops);
      await card.click();
      expect((await tops).length).toBeGreaterThanOrEqual(3);
      expect(Math.min(...(await tops))).toBeGreaterThanOrEqual(viewport.height);
      await expect(page.locator('[data-left-out]')).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
}

test('D697 the way back, and pages of another kind, leave nothing out', async ({ visit, page }) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  const card = page.locator('main [data-card] h3 a').nth(9);
  await card.hover();
  await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
  const top = await page.evaluate(() => scrollY);
  await card.click();
  await visitor.expectAddress(/^\/clock\//);
  const after = page.evaluate(leftOutTops);
  await page.goBack();
  expect(await after).toEqual([]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  const other = page.evaluate(leftOutTops);
  await page.getByRole('contentinfo').locator('a[href="/reviews/"]').first().click();
  expect(await other).toEqual([]);
});
