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
