import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { schema } from '@tourbillon/backend/database/database.ts';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from '../../contract/ask.ts';
import type { DeskSite } from '../../site/desk-site.ts';

const LANGUAGES = LOCALES.map((locale) => LOCALE_FACTS[locale].name);
const UZBEK = LOCALE_FACTS.uz.name;
const panel = (page: Page, language: string) => page.getByRole('region', { name: language });
const body = (page: Page, language: string) =>
  panel(page, language).getByRole('textbox', { name: 'Text', exact: true });

/** An article in four languages is written, kept during an outage, published, corrected and undone. */
export async function writeArticle(page: Page, site: DeskSite): Promise<void> {
  const context = page.context();
  const onDisk = (name: string) => readFileSync(path.join(site.content, name), 'utf8');
  const shown = async () => {
    const read = LOCALES.map((locale) => ask(site.backend.url, locale, 'article', { slug: 'desk-opening' }));
    return (await Promise.all(read).catch(() => [])).map(({ data }) => data.title);
  };
  await page.goto(`${site.origin}/texts`);
  await page.getByRole('button', { name: 'New text' }).click();
  await page.getByLabel(/Address in Latin letters/).fill('desk-opening');
  await page.getByRole('button', { name: 'Create' }).click();
  await page
    .getByRole('region', { name: 'The same in every language' })
    .getByLabel(/Author/)
    .fill('anna-levina');
  for (const language of LANGUAGES) {
    await panel(page, language)
      .getByLabel(/^Title/)
      .fill(`Opening, ${language}`);
    await panel(page, language)
      .getByLabel(/Description/)
      .fill('What is new');
    await body(page, language).fill(`Words in ${language}.`);
  }

  await test.step('words are typed with the spaces between them', async () => {
    await panel(page, UZBEK)
      .getByLabel(/^Title/)
      .press('End');
    await page.keyboard.type(' va');
    await expect(panel(page, UZBEK).getByLabel(/^Title/)).toHaveValue(`Opening, ${UZBEK} va`);
    await body(page, UZBEK).press('End');
    await page.keyboard.type(' a\nb');
    await expect(body(page, UZBEK)).toHaveValue(`Words in ${UZBEK}. a\nb`);
  });

  const status = (text: string) => page.getByRole('status').filter({ hasText: text });

  await test.step('what was typed is there after the network was away and the page was loaded again', async () => {
    await context.route('**/api/texts/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(status('The text stays in this browser')).toBeVisible();
    await context.unroute('**/api/texts/**');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(body(page, UZBEK)).toHaveValue(`Words in ${UZBEK}. a\nb`);
  });

  await test.step('the backend restarts: the desk says so, and saves what was typed when it is back', async () => {
    const start = await site.interrupt();
    await body(page, UZBEK).fill(`Words in ${UZBEK}. Half`);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(status('we are trying to connect again')).toBeVisible();
    await body(page, UZBEK).press('End');
    await page.keyboard.type(' typed');
    await start();
    await expect(status('Draft saved')).toBeVisible();
    await expect(status('we are trying to connect again')).toHaveCount(0);
    const [draft] = await site.backend.database
      .select({ text: schema.contentDrafts.text })
      .from(schema.contentDrafts)
      .where(eq(schema.contentDrafts.path, 'articles/desk-opening/uz.md'));
    expect(draft?.text).toContain(`Words in ${UZBEK}. Half typed`);
    await expect(body(page, UZBEK)).toHaveValue(`Words in ${UZBEK}. Half typed`);
  });

  await test.step('bold with the keyboard, and the preview', async () => {
    await body(page, 'English').selectText();
    await page.keyboard.press('Control+b');
    await panel(page, 'English').getByRole('button', { name: 'Preview' }).click();
    await expect(panel(page, 'English').locator('strong')).toHaveText('Words in English.');
    await panel(page, 'English').getByRole('button', { name: 'Edit' }).click();
  });

  await test.step('published: the files are there', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible();
    expect(onDisk('articles/desk-opening/en.md')).toContain(
      '\nauthor: anna-levina\n---\n\n**Words in English.**\n',
    );
    const titles = LANGUAGES.map((name) => `Opening, ${name}${name === UZBEK ? ' va' : ''}`);
    await expect.poll(shown, 'as each host has it').toEqual(titles);
  });

  await test.step('a file that was changed meanwhile is shown beside one’s own and not overwritten', async () => {
    const file = path.join(site.content, 'articles/desk-opening/en.md');
    writeFileSync(file, onDisk('articles/desk-opening/en.md').replace('**Words', '**With git, words'));
    await body(page, 'English').fill('At the desk.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Nothing was overwritten' });
    await expect(conflict).toContainText('With git, words');
    expect(onDisk('articles/desk-opening/en.md')).toContain('With git, words');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(() => onDisk('articles/desk-opening/en.md')).toContain('At the desk.');
  });

  await test.step('the history brings back what was there before', async () => {
    await panel(page, 'English').getByRole('button', { name: 'History' }).click();
    const latest = page.getByRole('dialog').getByRole('listitem').first();
    await expect(latest).toContainText('on the site now');
    await latest.getByRole('button', { name: 'Show changes' }).click();
    await expect(latest).toContainText('At the desk.');
    await latest.getByRole('button', { name: 'Restore what was before' }).click();
    await expect.poll(() => onDisk('articles/desk-opening/en.md')).toContain('With git, words');
    await expect(body(page, 'English')).toHaveValue('**With git, words in English.**');
  });
}
