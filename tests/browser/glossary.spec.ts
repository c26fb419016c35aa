import { expect, test } from './visitor.ts';

test('§2 glossary: typing leaves the terms that fit, a link to another brings all back', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  await visitor.open('/about-clock/slovar-chasovykh-terminov/');
  const terms = page.getByRole('main').getByRole('article');
  const all = await terms.count();
  const field = page.getByRole('searchbox', { name: visitor.t('watchKnowledge.filter') });

  // An apostrophe from a keyboard also finds the Uzbek letter.
  const wheels = (await terms.locator('header').allInnerTexts()).filter((name) => /gʻild/i.test(name));
  expect(wheels.length).toBeGreaterThan(1);
  await field.fill("g'ild");
  const found = visitor.t('watchKnowledge.found', { number: wheels.length });
  await expect(page.getByText(found)).toBeVisible();
  await expect(terms).toHaveCount(wheels.length);

  await field.fill('balancier');
  await expect.poll(() => terms.count()).toBeLessThan(all);
  await terms.getByRole('link', { name: 'Chastota' }).first().click();
  await expect(page).toHaveURL(/#frequency$/);
  await expect(terms).toHaveCount(all);
  await expect(page.getByRole('heading', { name: 'Chastota', exact: true })).toBeInViewport();

  await field.fill('qwxzyv');
  await expect(page.getByText(visitor.t('watchKnowledge.none'))).toBeVisible();
  await expect(terms).toHaveCount(0);
});
