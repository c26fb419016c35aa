import { listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { expect, test } from './visitor.ts';

test('content: a printed service has the shop, its text and its answers, and nothing to press', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  await visitor.open('/uslugi/zalog-chasov/');
  await page.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'button', 'search'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('details > .answer').first()).toBeVisible();
  const phone = page.getByRole('contentinfo').getByRole('link', { name: /^\+998/ });
  await expect(phone).toHaveCSS('color', 'rgb(0, 0, 0)');
  const offices = page.getByRole('contentinfo').locator('a[data-contacts-link]').first();
  await expect(offices).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('content: paper has every item of a comparison and every scene of a film, where a screen scrolls', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open(listPath(SECTIONS.clock.list));
  const paths = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const compared = new URLSearchParams(paths.slice(0, 8).map((path) => ['clock', path.split('/')[2] ?? '']));
  await visitor.open(`/comparison/?${compared}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.getByRole('columnheader')).toHaveCount(8);
  for (const item of await page.getByRole('columnheader').all()) await expect(item).toBeInViewport();

  await visitor.open('/video/kak-prohodit-zalog/');
  // The browser shows a new page on a screen.
  await page.emulateMedia({ media: 'print' });
  for (const scene of await page.locator('[data-scenes] > li').all()) {
    const { x = 0 } = (await scene.boundingBox()) ?? {};
    expect(x).toBeLessThan(718);
  }
});

test('content: paper has every card of a carousel, also of one that was turned', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/');
  const carousels = page.locator('[data-carousel]');
  const last = carousels.last();
  await last.scrollIntoViewIfNeeded();
  await last.getByRole('button', { name: visitor.t('carousel.next') }).click();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const slides = await carousels.locator('[data-slide]').all();
  expect(slides.length).toBeGreaterThan(8);
  for (const slide of slides) {
    const { x = -1, width = 0 } = (await slide.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(718);
  }
});
