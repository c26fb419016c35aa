import { expect, test } from './visitor.ts';

/** Links to pages of several windows: where each is, and the page it leads to. */
const LINKS = [
  ['an item', '/clocks_today/', 'main [data-card] h3 a', /^\/clock\//],
  ['a service', '/uslugi/', 'main a[href="/uslugi/zalog-chasov/"]', '/uslugi/zalog-chasov/'],
  ['the articles', '/uslugi/zalog-chasov/', '[data-section-line] a[href="/article/"]', '/article/'],
  ['the home page', '/clocks_today/', 'main nav a[href="/"]', '/'],
] as const;

const WINDOWS = { telephone: { width: 375, height: 812 }, desk: { width: 1440, height: 1000 } };

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

for (const [kind, viewport] of Object.entries(WINDOWS)) {
  for (const [name, from, selector, to] of LINKS) {
    test(`D697 ${name} in the window of a ${kind}: only what is below the window comes after the first picture`, async ({
      visit,
      page,
    }) => {
      const visitor = visit('ru');
      await page.setViewportSize(viewport);
      await visitor.open(from);
      const link = page.locator(selector).filter({ visible: true }).first();
      await link.hover();
      await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
      const tops = page.evaluate(leftOutTops);
      await link.click();
      expect((await tops).length).toBeGreaterThanOrEqual(3);
      expect(Math.min(...(await tops))).toBeGreaterThanOrEqual(viewport.height);
      await visitor.expectAddress(to);
      await expect(page.locator('[data-left-out]')).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  }
}

test('D697 the way back leaves nothing out, and keeps its place', async ({ visit, page }) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  const card = page.locator('main [data-card] h3 a').nth(9);
  await card.hover();
  await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
  const top = await page.evaluate(() => scrollY);
  await card.click();
  await visitor.expectAddress(/^\/clock\//);
  const tops = page.evaluate(leftOutTops);
  await page.goBack();
  expect(await tops).toEqual([]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});
