import { expect, test } from './visitor.ts';

test('WCAG 1.4.10 in a low window the header scrolls away and leaves the room to the page', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 450 });
  await visit('ru').open('/article/garantii/');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
