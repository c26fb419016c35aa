import { expect, test } from './visitor.ts';
import { ask } from '../site/ask.ts';
import { newPhone, proof } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { itemToBuy } from '../site/page-kinds.ts';
import { buyShownItem, fillPurchase } from './purchase-steps.ts';

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() }));

/** Guesses at a ticket with wrong codes, each from another network. */
async function guessAt(number: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const guess = { number, code: '', city: 'moscow', digits: '0000', robot: n < 2 ? '' : await proof() };
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': newNetwork(),
    };
    await ask('uz', '/ticket/', { method: 'POST', headers, body: String(new URLSearchParams(guess)) });
  }
}

test('D15 D83 a pledge ticket in its dialog, guessed at by strangers: the browser works, the holder sees it', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  const { t } = visitor;
  // Not the ticket of `tests/built/cases.spec.ts`: guesses at one number are counted together.
  await guessAt('78-100385', 4);
  await visitor.open('/uslugi/zalog-chasov/#ticket');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('cases.ticketTitle') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('cases.ticketTitle') });
  await dialog.getByLabel(t('requests.field_ticket')).fill('78-100385');
  await dialog.getByLabel(t('requests.field_code')).fill('3hv8d wn5bp');
  await dialog.getByLabel(t('cases.ticketCity')).selectOption('saint-petersburg');
  await dialog.getByLabel(t('requests.field_digits')).fill('0000');
  await dialog.getByRole('button', { name: t('cases.check') }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: t('forms.notFound') })).toBeFocused();
  await dialog.getByLabel(t('requests.field_digits')).fill('1203');
  await dialog.getByRole('button', { name: t('cases.check') }).click();
  await expect(dialog.getByRole('status')).toBeFocused();
  await expect(dialog.getByRole('status')).toContainText(t('cases.ticket_grace'));
  expect(page.url()).not.toMatch(/100385|1203/);
  // The ticket can be extended on this page.
  await dialog.getByRole('link', { name: t('cases.extendLink') }).click();
  const wish = page.getByRole('dialog').locator('[name=reason]');
  await expect(wish).toHaveValue('extension');
});

test('§2 modal "buy": from the page of an item to the thanks', async ({ visit, page }) => {
  const visitor = visit('en');
  await visitor.open(await itemToBuy());
  const opener = await buyShownItem(visitor);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('D76 the second of two buyers is told in the dialog, which keeps what they typed and asks for a notice', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  const { t } = visitor;
  const path = await itemToBuy();
  await visitor.open(path);
  const { dialog, submit } = await fillPurchase(visitor);
  // Another visitor buys it first.
  const robot = await proof();
  const sent = await ask('uz', '/purchase/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': newNetwork() },
    body: String(
      new URLSearchParams({
        item: path.slice(1, -1),
        wish: 'buy',
        user_name: 'Boris',
        country: 'ru',
        telephone: newPhone(),
        type_contact: 'telephone',
        nickname: '@',
        email: '',
        consent: '1',
        robot,
      }),
    ),
  });
  expect(sent.status).toBe(200);
  await submit.click();
  await expect(dialog.getByRole('status')).toHaveText(t('cases.purchaseGone'));
  await expect(dialog.getByRole('status')).toBeFocused();
  await expect(dialog.getByLabel(t('requests.field_user_name'), { exact: true })).toHaveValue('Anna');
  await expect(dialog.getByRole('link', { name: t('cases.seeSimilar') })).toHaveAttribute(
    'href',
    `${path}#similar`,
  );
  await dialog.getByRole('button', { name: t('requests.arrivalNoticeSubmit') }).click();
  await expect(dialog.getByRole('status')).toContainText(t('requests.arrivalNoticeDone'));
  const [, held = ''] = t('item.heldUntil', { date: '|' }).split('|');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('main').locator('strong', { hasText: held })).toBeVisible({ timeout: 1_000 });
  }, 'the page follows').toPass();
});

test('D16 D84 an appeal is followed by its number; an estimate becomes an appraisal', async ({
  visit,
  page,
}) => {
  const visitor = visit('ua');
  const { t } = visitor;
  const main = page.getByRole('main');
  const telephone = newPhone();
  await visitor.open('/appeal/');
  await main.getByRole('radio', { name: t('cases.company_pawnshop') }).check();
  await main.getByLabel(t('requests.field_message')).fill('Прошу відповісти');
  await main.getByLabel(t('requests.field_user_name'), { exact: true }).fill('Анна');
  await main.getByLabel(t('phoneCountries.country')).selectOption('ru');
  await main.getByLabel(t('requests.field_telephone'), { exact: true }).fill(telephone);
  await visitor.button('cases.appealSubmit').click();
  const done = main.getByRole('status').filter({ hasText: t('cases.appealDone') });
  await expect(done).toBeFocused();
  const [number = ''] = /\d{4}-\d{6}/.exec(await done.innerText()) ?? [];
  await main.getByRole('link', { name: t('cases.appealStatusTitle') }).click();
  await main.getByLabel(t('requests.field_number')).fill(number);
  await main.getByLabel(t('requests.field_contact')).fill(telephone);
  await visitor.button('cases.check').click();
  await expect(main.getByRole('status').filter({ hasText: t('cases.appeal_received') })).toBeFocused();

  const photos = main.getByRole('link', { name: t('estimate.photos') }).first();
  await expect(async () => {
    await visitor.open('/estimate/?brand=Rolex&model=116610LN&condition=perfect&kit=full&go=1');
    await expect(photos).toBeVisible({ timeout: 1_000 });
  }, 'a busy backend is asked again').toPass();
  await photos.click();
  await visitor.expectAddress(/^\/appraisal\/\?/);
  await expect(main.getByLabel(t('requests.field_brand'))).toHaveValue('Rolex');
});
