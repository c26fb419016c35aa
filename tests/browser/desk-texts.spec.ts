import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';
import { DESK_CALLS } from '@tourbillon/domain/desk/desk-calls.ts';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { type DeskSite, startDeskSite } from '../site/desk-site.ts';
import { writeArticle } from './desk-day/article.ts';

let site: DeskSite;

// A site of their own, since they change its texts; one site for all these tests.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startDeskSite();
});
test.afterAll(() => site.stop());

const onDisk = (name: string) => readFileSync(path.join(site.content, name), 'utf8');

test('a photograph becomes the cover of a service once it is published', async ({ page, context }) => {
  await site.logIn(context, 'editor');
  await page.goto(`${site.origin}/texts/services.servis`);
  const cover = page.getByRole('group', { name: 'Cover photograph' });
  await expect(cover.getByRole('img')).toHaveCount(0);
  const buffer = await cameraPhotograph();
  const typed = Promise.withResolvers<undefined>();
  await page.route(`**/api${DESK_CALLS.addTextCover.path}?*`, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await cover.locator('input').setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
  await expect(cover.getByRole('progressbar')).toBeVisible();
  const heading = page.getByRole('region', { name: 'English' }).getByRole('textbox', { name: 'Title' });
  await heading.fill('Watch repair, typed during the upload');
  typed.resolve(undefined);
  await expect(cover.getByRole('img', { name: 'The cover now' })).toBeVisible();
  await expect(heading).toHaveValue('Watch repair, typed during the upload');
  for (const language of LOCALES.map((locale) => LOCALE_FACTS[locale].name)) {
    const said = page.getByRole('region', { name: language }).getByLabel('What the cover shows');
    await said.fill(`A watch (${language})`);
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible();
  const [, name = ''] =
    /\ncover: (\S+)\ncover_alt: A watch \(Oʻzbekcha\)/.exec(onDisk('services/servis/uz.md')) ?? [];
  expect(existsSync(path.join(site.content, 'pictures', name))).toBe(true);
  await cover.getByRole('button', { name: 'Remove' }).click();
  await expect(cover.getByRole('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => onDisk('services/servis/uz.md')).not.toContain('cover');
});

test('a mistake is named at its field, and a list in JSON is edited as rows', async ({ page, context }) => {
  await site.logIn(context, 'owner');
  await page.goto(`${site.origin}/texts/messages`);
  const before = onDisk('messages.json');
  const first = page.getByRole('button', { name: /^1\. / });
  await first.click();
  await page.getByRole('textbox', { name: 'English', exact: true }).fill('Closed on Monday.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible();
  const changed = onDisk('messages.json')
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(changed).toEqual([expect.stringContaining('"en": "Closed on Monday."')]);

  await page.goto(`${site.origin}/texts/rates`);
  await page.getByRole('textbox', { name: 'Updated' }).fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Updated: a date is YYYY-MM-DD', { exact: false }).first()).toBeVisible();
});

test('a day of the shop: an article is published and corrected in four languages', async ({ browser }) => {
  test.slow();
  const editor = await browser.newContext({ locale: 'en-US' });
  await site.logIn(editor, 'editor');
  await writeArticle(await editor.newPage(), site);
  await editor.close();
});
