import { chooseBrand } from './catalogue-steps.ts';
import { collectScripts, weighScripts } from './loaded-scripts.ts';
import { expect, test } from './visitor.ts';

test.use({ keepsFiles: false });

/** Maximum bytes of script, brotli, that a page may load (architecture §8). */
const BUDGETS = { content: 10 * 1024, catalogue: 90 * 1024 };

test('architecture §4 /about/ needs at most 10 KB of script and no React', async ({ visit, page }) => {
  const scripts = await collectScripts(page);
  await visit('ru').open('/about/');
  await page.waitForLoadState('networkidle');
  const { bytes, react } = await weighScripts(scripts);
  expect(react).toBe(false);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.content);
});

test('architecture §4 the catalogue asks for React only when somebody turns to the filters, 90 KB at most', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const scripts = await collectScripts(page);
  await visitor.open('/clocks_today/');
  await page.waitForLoadState('networkidle');
  expect((await weighScripts(scripts)).react).toBe(false);

  await chooseBrand(visitor, 'Rolex');
  const { bytes, react } = await weighScripts(scripts);
  expect(react).toBe(true);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.catalogue);
});
