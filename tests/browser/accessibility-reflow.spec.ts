import { addVisitorStyles, NO_OVERFLOW, overflow } from './accessibility-steps.ts';
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

test('WCAG 1.4.10 the tables of the diamond pages fit a narrow phone in Uzbek, whose amounts are the longest', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const slug of ['skupka-ukrashenij-s-brilliantami', 'ocenka-yuvelirnyh-izdelij']) {
    await visit('uz').open(`/uslugi/${slug}/`);
    await expect(page.getByRole('table')).not.toHaveCount(0);
    expect.soft(await overflow(page), slug).toEqual(NO_OVERFLOW);
  }
});

test('WCAG 2.4.7 beside a text the last line of its contents is seen when it has the focus, also at 200 %', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const visitor = visit('en');
  await visitor.open('/article/skolko-stoit-zaem/');
  await addVisitorStyles(page, 'html { font-size: 200% }');
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  const last = page
    .getByRole('navigation', { name: visitor.t('contentPages.contents') })
    .getByRole('link')
    .last();
  await last.focus();
  await expect(last).toBeInViewport();
});

test('on a phone no field has letters below 16 px, for which Safari would enlarge the page', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  await visitor.button('catalogue.filters').click();
  const fields = page.locator('#filters').locator('input:is([type=search], [type=text])');
  const sizes = await fields.evaluateAll((all) =>
    all.map((field) => parseFloat(getComputedStyle(field).fontSize)),
  );
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
