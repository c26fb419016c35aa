import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { PASSWORD, registerAccount } from '../site/accounts.ts';
import { letterTo, newMailbox, newNetwork } from '../site/mailing-list.ts';
import { dialogOf, enter, fillRegistration, logIn } from './account-steps.ts';
import { expect, test, Visitor } from './visitor.ts';

// The browser reports a refused login in the console.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() }));
test.afterEach(({ console: errors }) => {
  errors.splice(0, Infinity, ...errors.filter((error) => !/status of (401|419|429)/.test(error)));
});

const heading = ({ page, t }: Visitor) =>
  page.getByRole('heading', { name: t('personalArea.infoTitle'), exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('from a stranger to a confirmed account, and no secret in any address', async ({ visit, page }) => {
    const visitor = visit('uz');
    const { t } = visitor;
    const email = newMailbox('whole');
    const seen: string[] = [];
    page.on('request', (request) => void seen.push(request.url()));

    await visitor.open('/profile/');
    const dialog = dialogOf(visitor);
    // A person who goes to the registration and back finds the address that they typed.
    await dialog.getByLabel(t('signIn.emailLabel'), { exact: true }).fill(email);
    await dialog.getByRole('link', { name: t('signIn.toRegister') }).click();
    await fillRegistration(dialog, visitor, email, 'password1');
    await visitor.button('signIn.registerButton').click();
    await expect(dialog.getByRole('alert')).toContainText(t('forms.password_common'));
    await fillRegistration(dialog, visitor, email);
    await visitor.button('signIn.registerButton').click();
    await expect(dialog.getByText(t('signIn.registeredTitle'))).toBeVisible();

    // After the login the page is the same as before: the profile.
    await dialog.getByRole('link', { name: t('signIn.toLogin') }).click();
    await expect(dialog.getByLabel(t('signIn.emailLabel'), { exact: true })).toHaveValue(email);
    await logIn(dialog, visitor, email);
    await expect(heading(visitor)).toBeVisible();
    await visitor.expectAddress('/profile/');
    await expect(page.getByText(t('personalArea.unconfirmed'))).toBeVisible();
    const token = await page.evaluate(() => sessionStorage.getItem('account_token'));
    await visitor.button('personalArea.resend').press('Enter');
    await expect(page.getByText(t('personalArea.resent')), 'D653 in the place of its button').toBeFocused();

    const letter = await letterTo(email);
    expect(letter.subject).toMatch(visitor.pattern('accountMail.confirmSubject'));
    await visitor.open(letter.linkTo('/registration/confirm/'));
    await visitor.button('signIn.confirmButton').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.confirmedTitle'));
    await visitor.link('signIn.toProfile').click();
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(page.getByText(t('personalArea.unconfirmed'))).toBeHidden();
    for (const secret of [String(token), 'mail.test', 'quiet', 'Anna']) {
      expect(seen.filter((address) => address.includes(secret))).toEqual([]);
    }
  });
});

test('§5, D53 login: its sentence for what is wrong; then the area, its dialog, and out with the XSRF header', async ({
  visit,
  page,
  context,
}) => {
  const visitor = visit('ru');
  const { t } = visitor;
  const email = newMailbox('login');
  await registerAccount(email, 'ru');
  await context.addCookies([{ name: 'front-dev', value: 'true', url: visitor.origin }]);
  await visitor.open('/login/');
  const form = page.getByRole('main');
  await form.getByRole('button', { name: t('signIn.loginButton'), exact: true }).click();
  const email_ = form.getByLabel(t('signIn.emailLabel'), { exact: true });
  await expect(email_).toHaveAccessibleDescription(t('forms.required'));
  await expect(email_).toBeFocused();
  await logIn(form, visitor, email, 'not this one');
  await expect(form.getByRole('alert')).toHaveText(t('signIn.loginFailed'));
  await logIn(form, visitor, email);
  await visitor.expectAddress('/account/');
  await expect(page.getByRole('heading', { name: t('personalArea.tab_orders') })).toBeVisible();

  await visitor.open('/about/');
  await visitor.link('layout.personalArea').click();
  await expect(dialogOf(visitor).getByText(email)).toBeVisible();
  const logout = page.waitForRequest('**/api/logout');
  await dialogOf(visitor)
    .getByRole('button', { name: t('personalArea.logOut') })
    .click();
  const sent = (await logout).headers();
  const xsrf = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
  expect(sent['x-csrf-token']).toBe(xsrf);
  expect((await (await logout).response())?.status()).toBe(200);
  await expect(visitor.link('layout.personalArea')).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('account_token'))).toBeNull();
});

test('forgotten password by its letter; the link is good once, and the old session is over', async ({
  visit,
  page,
}) => {
  const visitor = visit('ua');
  const { t } = visitor;
  const email = newMailbox('forgot');
  await registerAccount(email, 'ua');
  await enter(visitor, '/profile/', email);
  await expect(heading(visitor)).toBeVisible();

  await visitor.open('/forgot-password/');
  await page.getByRole('main').getByLabel(t('signIn.emailLabel'), { exact: true }).fill(email);
  await visitor.button('signIn.forgotButton').click();
  await expect(page.getByText(t('signIn.registeredTitle'))).toBeVisible();
  const link = (await letterTo(email, 2)).linkTo('/reset-password/');
  await visitor.open(link);
  const fields = page.getByRole('main').locator('input[name^=password]');
  for (const field of await fields.all()) await field.fill('a moon phase of my own');
  await visitor.button('signIn.resetButton').click();
  await expect(page.getByText(t('signIn.resetDoneTitle'))).toBeVisible();
  expect((await letterTo(email, 3)).subject).toMatch(visitor.pattern('accountMail.changedSubject'));

  // An expired link says so before anything is typed.
  await visitor.open(link);
  await expect(page.getByText(t('signIn.link_token_used'))).toBeVisible();
  await visitor.open(`/reset-password/?token=${'A'.repeat(10)}`);
  await expect(page.getByText(t('signIn.link_token_unknown'))).toBeVisible();
  await expect(fields).toHaveCount(0);

  // The token of the tab has expired: the login appears, and the new password opens the requested page.
  await visitor.open('/profile/');
  await logIn(dialogOf(visitor), visitor, email, 'a moon phase of my own');
  await expect(heading(visitor)).toBeVisible();
});

test('§4 two tabs agree: logged in, changed, logged out', async ({ visit, page, context }) => {
  const first = visit('en');
  const { t } = first;
  const email = newMailbox('tabs');
  await registerAccount(email);
  const second = new Visitor(await context.newPage(), 'en');
  await second.open('/account/?tab=saved');
  await expect(dialogOf(second)).toBeVisible();
  await enter(first, '/profile/', email);
  await expect(second.page.getByRole('heading', { name: t('personalArea.tab_saved') })).toBeVisible();
  await expect(dialogOf(second)).toBeHidden();

  // A tab that is opened later gets the token from the others.
  const third = new Visitor(await context.newPage(), 'en');
  await third.open('/profile/');
  await expect(heading(third)).toBeVisible();
  await page.getByRole('button', { name: t('personalArea.logOut') }).click();
  await expect(third.page.getByText(t('personalArea.gateTitle'))).toBeAttached();
  await expect(second.page.getByText(t('personalArea.gateTitle'))).toBeAttached();
});

test('the profile: edited, password changed, the session of another browser ended', async ({
  visit,
  page,
  browser,
}) => {
  const visitor = visit('en');
  const { t } = visitor;
  const email = newMailbox('profile');
  await registerAccount(email);
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': newNetwork() } });
  const other = new Visitor(await elsewhere.newPage(), 'en');
  await enter(other, '/profile/', email);
  await enter(visitor, '/profile/', email);

  await visitor.button('personalArea.edit').click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field(t('requests.field_name'))).toBeFocused();
  await field(t('requests.field_name')).fill('A');
  await visitor.button('personalArea.save').click();
  await expect(field(t('requests.field_name'))).toHaveAccessibleDescription(t('forms.name_full'));
  await field(t('requests.field_name')).fill('Anna Maria');
  // The session was ended elsewhere during typing. The login appears over the form, and the form is filled in
  // again after it.
  const ended = { status: 401, json: { message: '' } };
  await page.route('**/api/account/edit', (route) => route.fulfill(ended), { times: 1 });
  await visitor.button('personalArea.save').click();
  await expect(page.getByText(t('forms.sessionKept'))).toBeAttached();
  await logIn(dialogOf(visitor), visitor, email);
  await expect(field(t('requests.field_name'))).toHaveValue('Anna Maria');
  await field(translator('en')('requests.method_telegram')).check();
  await visitor.button('personalArea.save').click();
  await expect(page.getByRole('definition').filter({ hasText: 'Anna Maria' })).toBeVisible();
  await expect(visitor.button('personalArea.edit')).toBeFocused();

  await visitor.link('personalArea.changePassword').click();
  const dialog = dialogOf(visitor);
  const change = async (current: string) => {
    await dialog.getByLabel(t('signIn.currentLabel'), { exact: true }).fill(current);
    await dialog.getByLabel(t('signIn.newPasswordLabel'), { exact: true }).fill('a moon phase of my own');
    await dialog.getByLabel(t('signIn.repeatLabel'), { exact: true }).fill('a moon phase of my own');
    await dialog.getByRole('button', { name: t('personalArea.changePassword') }).click();
  };
  await change('not this one');
  const mistake = dialog.getByText(t('forms.password_wrong'));
  await expect(mistake).toBeVisible();
  await expect(mistake.locator('svg')).toBeVisible();
  await change(PASSWORD);
  await expect(dialog.getByText(t('personalArea.changedText'))).toBeVisible();
  await page.keyboard.press('Escape');

  const moved = newMailbox('moved');
  await visitor.link('emailChange.title').click();
  await dialog.getByLabel(t('emailChange.newLabel'), { exact: true }).fill(moved);
  await visitor.button('emailChange.submit').click();
  await expect(dialog.getByText(t('emailChange.sentTitle'))).toBeVisible();
  await visitor.open((await letterTo(moved)).linkTo('/profile/email/confirm/'));
  await visitor.button('emailChange.confirmButton').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('emailChange.doneTitle'));
  await visitor.link('signIn.toProfile').click();
  await expect(page.getByText(moved).first()).toBeVisible();

  await other.page.reload();
  await expect(other.page.getByText(t('personalArea.gateTitle'))).toBeAttached();
  await logIn(dialogOf(other), other, moved, 'a moon phase of my own');
  await expect(heading(other)).toBeVisible();

  // Sessions and ways to log in that cannot be loaded say so, and are asked for again.
  const away = ['**/api/sessions', '**/api/sign-in-security'];
  for (const call of away) await page.route(call, (route) => route.fulfill({ status: 502, body: '' }));
  await page.reload();
  const ways = page.getByRole('region', { name: t('passkeys.title') });
  await expect(ways.getByText(t('orders.awayTitle'))).toBeVisible();
  await page.unroute('**/api/sign-in-security');
  await ways.getByRole('button', { name: t('orders.again') }).click();
  await expect(ways.getByText(t('passkeys.listTitle'))).toBeVisible();
  const sessions = page.getByRole('region', { name: t('personalArea.sessionsTitle') });
  await expect(sessions.getByText(t('orders.awayTitle'))).toBeVisible();
  await page.unroute('**/api/sessions');
  await sessions.getByRole('button', { name: t('orders.again') }).click();
  const end = page.getByRole('button', { name: t('personalArea.endSession'), exact: true });
  const notDone = page.getByText(t('personalArea.notDone'));
  await page.route('**/api/sessions/end', (route) => route.fulfill({ status: 429, body: '' }));
  await end.click();
  await expect(notDone).toBeVisible();
  await page.unroute('**/api/sessions/end');
  // The message of the last call is gone while the next one runs.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/sessions/end', async (route) => {
    await held.promise;
    await route.continue();
  });
  await end.click();
  await expect(notDone).toBeHidden();
  held.resolve();
  await expect(page.getByText(t('personalArea.ended'))).toBeVisible();
  await expect(page.getByText(t('personalArea.lastSeen'))).toBeHidden();
  await expect(page.getByRole('heading', { name: t('personalArea.sessionsTitle') })).toBeFocused();
  await elsewhere.close();
});

for (const days of [-1, 1]) {
  test(`a token that is over, and a clock ${days} day off`, async ({ visit, page }) => {
    const visitor = visit('en');
    const email = newMailbox('clock');
    await registerAccount(email);
    await page.clock.install({ time: Date.now() + days * 24 * 3_600_000 });
    await visitor.open('/');
    await page.evaluate(() => sessionStorage.setItem('account_token', 'A'.repeat(43)));
    await enter(visitor, '/profile/', email);
    await expect(heading(visitor)).toBeVisible();
    await page.reload();
    await expect(heading(visitor)).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('D18 the personal area says what it needs', async ({ visit, page }) => {
    const visitor = visit('uz');
    for (const path of ['/login/', '/account/', '/profile/']) {
      await visitor.open(path);
      await expect(page.getByText(visitor.t('signIn.needsScripts'))).toBeVisible();
      const name = visitor.t('signIn.loginButton');
      await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toBeHidden();
    }
  });
});
