import { PASSWORD, registerAccount } from '../site/accounts.ts';
import { newMailbox, newNetwork } from '../site/mailing-list.ts';
import { dialogOf, enter, logIn } from './account-steps.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';
import { expect, test, type Visitor } from './visitor.ts';

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() }));
// The browser reports refusals in the console.
test.afterEach(({ console: errors }) => {
  errors.splice(0, Infinity, ...errors.filter((error) => !/status of (401|403|422)/.test(error)));
});

async function leave({ page, t }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t('personalArea.logOut') }).click();
  // The page navigates home by itself; opening another page before that would be cancelled.
  await page.waitForURL((url) => url.pathname === '/');
}

test('a passkey is added, logs in, and is the second step; a recovery code stands in for it', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const { t } = visitor;
  const email = newMailbox('passkey');
  await registerAccount(email);
  await addVirtualAuthenticator(page);
  const library: string[] = [];
  page.on('request', (request) => {
    if (/passkey-ceremony/.test(request.url())) library.push(request.url());
  });
  await enter(visitor, '/profile/', email);

  await visitor.button('passkeys.add').click();
  expect(library).toEqual([]);
  await expect(page.getByLabel(t('passkeys.nameLabel'))).toBeFocused();
  await page.getByLabel(t('passkeys.nameLabel')).fill('Anna’s phone');
  await visitor.button('passkeys.create').click();
  await expect(page.getByText(t('passkeys.added'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Anna’s phone' })).toContainText('en.localhost');
  await expect(visitor.button('passkeys.add'), 'its form is gone, the focus is not').toBeFocused();
  const rename = page.getByRole('button', { name: `${t('passkeys.rename')}: Anna’s phone` });
  await rename.click();
  await visitor.button('personalArea.cancel').click();
  await expect(rename).toBeFocused();

  await visitor.button('passkeys.codesMake').click();
  const shown = page.getByRole('group', { name: t('passkeys.codesTitle') });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const code = (await shown.getByRole('listitem').first().textContent()) ?? '';
  const file = page.waitForEvent('download');
  await visitor.button('passkeys.codesSave').click();
  expect((await file).suggestedFilename()).toBe('recovery-codes.txt');
  await visitor.button('passkeys.codesKept').click();
  await expect(page.getByText(code)).toHaveCount(0);
  await expect(visitor.button('passkeys.codesAnew')).toBeFocused();
  await visitor.button('passkeys.switchOn').click();
  await expect(visitor.button('passkeys.switchOff')).toBeVisible();

  await leave(visitor);
  await visitor.open('/profile/');
  await dialogOf(visitor)
    .getByRole('button', { name: t('passkeys.loginButton') })
    .click();
  await expect(visitor.button('passkeys.switchOff')).toBeVisible();

  await leave(visitor);
  await visitor.open('/profile/');
  const dialog = dialogOf(visitor);
  await logIn(dialog, visitor, email);
  await expect(dialog.getByText(t('passkeys.secondLead'))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('account_token'))).toBeNull();
  await dialog.getByLabel(t('passkeys.codeLabel')).fill('0000-0000-0000');
  await visitor.button('passkeys.codeButton').click();
  await expect(dialog.getByLabel(t('passkeys.codeLabel'))).toHaveAccessibleDescription(
    new RegExp(RegExp.escape(t('forms.recovery_code'))),
  );
  await dialog.getByLabel(t('passkeys.codeLabel')).fill(code.toLowerCase());
  await visitor.button('passkeys.codeButton').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^9 of 10 codes left/)).toBeVisible();

  await leave(visitor);
  await visitor.open('/profile/');
  await logIn(dialogOf(visitor), visitor, email);
  await dialogOf(visitor)
    .getByRole('button', { name: t('passkeys.secondPasskey') })
    .click();
  await expect(visitor.button('passkeys.switchOff')).toBeVisible();
});

test('what asks for recent proof goes on with what was typed', async ({ visit, page }) => {
  await page.setViewportSize({ width: 375, height: 640 });
  const visitor = visit('ua');
  const { t } = visitor;
  const email = newMailbox('proof');
  await registerAccount(email, 'ua');
  await enter(visitor, '/profile/', email);
  // As if five minutes had passed.
  const stale = (route: string) =>
    page.route(
      route,
      (one) => one.fulfill({ status: 403, json: { message: '', errors: { recent_proof: ['?'] } } }),
      { times: 1 },
    );
  const before = await page.evaluate(() => sessionStorage.getItem('account_token'));
  await visitor.button('personalArea.edit').click();
  const phone = page.getByLabel(t('personalArea.phoneLabel'), { exact: true });
  await phone.fill('9031234567');
  await stale('**/api/account/edit');
  await visitor.button('personalArea.save').click();
  const dialog = page.getByRole('dialog', { name: t('passkeys.proofTitle') });
  const password = dialog.getByLabel(t('signIn.passwordLabel'), { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  // The message is visible on the smallest screen as well: it is near the focus.
  await expect(page.getByText(t('passkeys.proofMissing'))).toBeInViewport();
  await expect(phone).toHaveValue(/903/);

  await stale('**/api/account/edit');
  await visitor.button('personalArea.save').click();
  await password.fill('not this one');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(t('forms.password_wrong'));
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('personalArea.saved'))).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '(903)' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('account_token'))).not.toBe(before);

  // The login is above the dialog of another form, which keeps its typed text.
  await visitor.link('emailChange.title').click();
  await dialogOf(visitor).getByLabel(t('emailChange.newLabel'), { exact: true }).fill(newMailbox('other'));
  await stale('**/api/account/email');
  await visitor.button('emailChange.submit').click();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(dialogOf(visitor).getByText(t('emailChange.sentTitle'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of passkeys is offered', async ({ visit, page }) => {
    const visitor = visit('ru');
    for (const path of ['/login/', '/profile/', '/profile/proof/']) {
      await visitor.open(path);
      await expect(page.getByText(visitor.t('signIn.needsScripts'))).toBeVisible();
      for (const word of ['passkeys.loginButton', 'passkeys.proofPasskey', 'passkeys.add'] as const) {
        await expect(visitor.button(word)).toBeHidden();
      }
    }
  });
});
