import type { Page } from '@playwright/test';
import { newPhone, requestsOf } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { sumIn } from '../site/robot-question.ts';
import { expect, test, type Visitor } from './visitor.ts';

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() }));

/** Opens the dialog of the call request from the header. */
async function opened({ page, t }: Visitor) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.callRequest') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('layout.callRequest') });
  await expect(name(dialog, t)).toBeFocused();
  return dialog;
}

type Place = Page | ReturnType<Page['getByRole']>;
const name = (place: Place, t: Visitor['t']) =>
  place.getByLabel(t('requests.field_user_name'), { exact: true });
const phone = (place: Place, t: Visitor['t']) =>
  place.getByLabel(t('requests.field_telephone'), { exact: true });
const way = (place: Place, t: Visitor['t']) =>
  place.getByRole('radio', { name: t('requests.method_telephone') });
const send = (place: Place, t: Visitor['t']) => place.getByRole('button', { name: t('requests.callSubmit') });

test('§2 §5 call request by keyboard: mistakes, mending, what comes next, the focus back', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  const { t } = visitor;
  const number = newPhone();
  await visitor.open('/about/');
  const opener = page.getByRole('banner').getByRole('link', { name: t('layout.callRequest') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('layout.callRequest') });
  await expect(name(dialog, t)).toBeFocused();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');

  const summary = dialog.getByRole('alert').filter({ hasText: t('forms.summary') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    `${t('requests.field_user_name')}: ${t('forms.name')}`,
    `${t('requests.field_telephone')}: ${t('forms.required')}`,
    `${t('requests.field_type_contact')}: ${t('forms.method')}`,
  ]);
  await summary.getByRole('link').first().press('Enter');
  await expect(name(dialog, t)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Anna');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel(t('phoneCountries.country'))).toHaveValue('uz');
  await dialog.getByLabel(t('phoneCountries.country')).selectOption('ru');
  await phone(dialog, t).focus();
  await expect(phone(dialog, t)).not.toHaveAttribute('maxlength');
  // As people in Russia dial it: first the 8 for long distance.
  await page.keyboard.type(`8${number.slice(2)}`);
  await expect(phone(dialog, t)).toHaveValue(/^\+7 \(9\d\d\) \d{3}-\d\d-\d\d$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toBeFocused();
  await expect(dialog.getByRole('status')).toContainText(t('requests.callDoneText'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect.poll(() => requestsOf(number)).toHaveLength(1);
});

test('§2 drafts: the cross and a reload keep what was typed, Escape empties the call request', async ({
  visit,
  page,
}) => {
  const visitor = visit('ru');
  const { t } = visitor;
  await visitor.open('/about/');
  let dialog = await opened(visitor);
  await name(dialog, t).fill('Анна');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t('layout.close') }).click();
  await page.reload();
  dialog = await opened(visitor);
  await expect(name(dialog, t)).toHaveValue('Анна');
  await expect(dialog.getByRole('checkbox'), 'D57 consent is given anew').not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  dialog = await opened(visitor);
  await expect(name(dialog, t)).toHaveValue('');
  await name(dialog, t).fill('Анна');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(name(await opened(visitor), t)).toHaveValue('');
});

test('§4 call request: blocked while it is on its way, and offline', async ({ visit, page, context }) => {
  const visitor = visit('en');
  const { t } = visitor;
  const number = newPhone();
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'POST')));
  await visitor.open('/call-request/');
  await name(page, t).fill('Anna');
  await phone(page, t).fill(number);
  await way(page, t).check();
  // Wait until the scripts of the robot check are loaded: the browser would report a failure in the console.
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(loaded).toContainEqual(expect.stringContaining('solve-proof-of-work'));
  await context.setOffline(true);
  await send(page, t).click();
  await expect(page.getByRole('alert').filter({ hasText: t('forms.offline') })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: t('forms.online') })).toBeVisible();
  await expect(name(page, t)).toHaveValue('Anna');
  // The response is delayed until both presses are done, so the second press is on the button and not on the
  // response.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/call-request/', (route) => pressed.promise.then(() => route.continue()));
  await send(page, t).dblclick();
  pressed.resolve();
  await expect(page.getByRole('status').filter({ hasText: t('requests.callDoneTitle') })).toBeFocused();
  expect(sent).toBe(1);
  await expect.poll(() => requestsOf(number)).toHaveLength(1);
});

test('§5 phone and nickname: pasted in any shape, no formatting while deleting, the @ by itself', async ({
  visit,
  page,
}) => {
  const visitor = visit('ua');
  const { t } = visitor;
  await visitor.open('/call-request/');
  await expect(page.getByLabel(t('phoneCountries.country'))).toHaveValue('ua');
  await phone(page, t).focus();
  await expect(phone(page, t)).not.toHaveAttribute('maxlength');
  await page.keyboard.insertText(' 050 123-45-67 ');
  await expect(phone(page, t)).toHaveValue('+380 (50) 123-45-67');
  for (let n = 0; n < 3; n++) await page.keyboard.press('Backspace');
  await expect(phone(page, t)).toHaveValue('+380 (50) 123-45');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(phone(page, t)).toHaveValue('');
  // D80: a pasted or typed code of another country selects that country; any other country is the thirteenth
  // choice.
  const country = page.getByLabel(t('phoneCountries.country'));
  await phone(page, t).focus();
  await page.keyboard.insertText('+49 30 901820');
  await expect(country).toHaveValue('other');
  await expect(phone(page, t)).toHaveValue('+4930901820');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('+79161234567');
  await expect(country).toHaveValue('ru');
  await expect(phone(page, t)).toHaveValue('+7 (916) 123-45-67');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('+998912345678');
  await expect(country).toHaveValue('uz');
  await expect(phone(page, t)).toHaveValue('+998 (91) 234-56-78');
  const nickname = page.getByLabel(t('requests.field_nickname'));
  await expect(nickname).toBeHidden();
  await page.getByRole('radio', { name: t('requests.method_telegram') }).check();
  await expect(nickname).toHaveValue('@');
  await nickname.fill('');
  await expect(nickname).toHaveValue('@');
  await nickname.fill('ann');
  await expect(nickname).toHaveValue('@ann');
});

test('§5 phone: whole when it was there before its mask, and with its code typed digit by digit', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  const field = phone(page, visitor.t);
  await visitor.open('/call-request/');
  // As a browser autofills a form that has no focus.
  await field.evaluate((input: HTMLInputElement) => (input.value = '901234567'));
  await field.focus();
  await expect(field).toHaveValue('+998 (90) 123-45-67');
  await field.fill('');
  await page.keyboard.type('+998901234567');
  await expect(field).toHaveValue('+998 (90) 123-45-67');
  // As the arrow keys pass countries with shorter numbers, and any other country.
  const country = page.getByLabel(visitor.t('phoneCountries.country'));
  for (const code of ['am', 'other', 'uz']) await country.selectOption(code);
  await expect(field).toHaveValue('+998 (90) 123-45-67');
});

test('D80 phone: more digits than its country has are those of another country, or stay to be corrected', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  const field = phone(page, visitor.t);
  const country = page.getByLabel(visitor.t('phoneCountries.country'));
  await visitor.open('/call-request/');
  for (const [chosen, typed, switched, shown] of [
    ['uz', '89161234567', 'ru', '+7 (916) 123-45-67'],
    ['uz', '79161234567', 'ru', '+7 (916) 123-45-67'],
    ['ua', '80291234567', 'by', '+375 (29) 123-45-67'],
    ['ru', '998901234567', 'uz', '+998 (90) 123-45-67'],
    ['ru', '380501234567', 'ua', '+380 (50) 123-45-67'],
    ['ru', '375291234567', 'by', '+375 (29) 123-45-67'],
    ['ru', '89161234567', 'ru', '+7 (916) 123-45-67'],
  ] as const) {
    for (const way of ['type', 'insertText'] as const) {
      await country.selectOption(chosen);
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Backspace');
      await page.keyboard[way](typed);
      await expect(field, `${chosen}: ${way} ${typed}`).toHaveValue(shown);
      await expect(country).toHaveValue(switched);
    }
  }
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('8 916 123 45 67 89');
  await expect(field).toHaveValue('8916123456789');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.focus();
  await page.keyboard.press('End');
  for (let n = 0; n < 2; n++) await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('+7 (916) 123-45-67');
});

test('§5 phone: selected to be replaced while its mask comes, it stays selected', async ({ visit, page }) => {
  const visitor = visit('en');
  const field = phone(page, visitor.t);
  const mask = Promise.withResolvers<void>();
  await page.route('**/phone-input.*', (route) => mask.promise.then(() => route.continue()));
  await visitor.open('/call-request/');
  await field.focus();
  await page.keyboard.type('9123456789');
  await page.keyboard.press('ControlOrMeta+A');
  mask.resolve();
  await expect(field).toHaveValue('+7 (912) 345-67-89');
  await page.keyboard.press('Delete');
  await way(page, visitor.t).focus();
  await expect(field).toHaveValue('');
});

test('architecture §4 without JavaScript: the link leads to the page, a question stands in for the check', async ({
  visit,
  browser,
}) => {
  const { t, origin } = visit('ua');
  const number = newPhone();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'X-Forwarded-For': newNetwork() },
  });
  const page = await context.newPage();
  await page.goto(`${origin}/about/`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.callRequest') })
    .click();
  await name(page, t).fill('Анна');
  await page.getByLabel(t('phoneCountries.country')).selectOption('ru');
  await phone(page, t).fill(number);
  await way(page, t).check();
  await send(page, t).click();
  const sum = sumIn((await page.getByRole('main').textContent()) ?? '', 'ua');
  await page.getByLabel(visit('ua').pattern('forms.question')).fill(sum);
  await send(page, t).click();
  await expect(page.getByText(t('requests.callDoneTitle'))).toBeVisible();
  await context.close();
  await expect.poll(() => requestsOf(number)).toHaveLength(1);
});
