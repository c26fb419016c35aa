import { expect, test } from './visitor.ts';

test.use({ keepsFiles: false });

test('§8 a part that cannot be loaded loads the page once more, at most once in 60 s, and nothing typed is lost', async ({
  visit,
  page,
  console: consoleErrors,
}) => {
  const visitor = visit('uz');
  await page.clock.install();
  await visitor.open('/call-request/');
  const name = page.getByRole('main').getByLabel(visitor.t('requests.field_user_name'), { exact: true });
  await name.fill('Anna');
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  // As after a new release has replaced the files of this page.
  const missing = () =>
    page.evaluate(
      (part) => void import(part).catch((error: unknown) => void Promise.reject(error as Error)),
      '/_astro/gone.js',
    );

  await missing();
  await expect.poll(() => loads).toBe(1);
  await expect(name).toHaveValue('Anna');

  // A second failure within a minute does not reload the page; one after a minute does.
  const heard = () => consoleErrors.filter((line) => line.includes('dynamically imported module')).length;
  const before = heard();
  await missing();
  await expect.poll(heard).toBeGreaterThan(before);
  expect(loads).toBe(1);
  await page.clock.setSystemTime(Date.now() + 61_000);
  await missing();
  await expect.poll(() => loads).toBe(2);
  await expect(name).toHaveValue('Anna');
  consoleErrors.length = 0;
});
