import { expect, test } from './visitor.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { someItem } from '../site/page-kinds.ts';
import { buyShownItem } from './purchase-steps.ts';

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() }));

test('D15 a pledge ticket in its dialog: a wrong guess, the right one, nothing of it in the address', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  const { t } = visitor;
  await visitor.open('/uslugi/zalog-chasov/#ticket');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cases.ticketTitle') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('cases.ticketTitle') });
  // Not the ticket of `tests/built/cases.spec.ts`: five tries at a number are counted together.
  await dialog.getByLabel(t('requests.field_ticket')).fill('77-104217');
  await dialog.getByLabel(t('cases.ticketCity')).selectOption('moscow');
  await dialog.getByLabel(t('requests.field_digits')).fill('0000');
  await dialog.getByRole('button', { name: t('cases.check') }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: t('forms.notFound') })).toBeFocused();
  await dialog.getByLabel(t('requests.field_digits')).fill('4567');
  await dialog.getByRole('button', { name: t('cases.check') }).click();
  await expect(dialog.getByRole('status')).toBeFocused();
  await expect(dialog.getByRole('status')).toContainText(t('cases.ticket_active'));
  expect(page.url()).not.toMatch(/104217|4567/);
});

test('§2 modal "buy": from the page of an item to the thanks', async ({ visit, page }) => {
  const visitor = visit('en');
  await visitor.open(await someItem());
  const opener = await buyShownItem(visitor);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
