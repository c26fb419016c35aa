import { codeAt } from '@tourbillon/backend/desk-people/authenticator.ts';
import { deskOrigin } from '../site/colleagues.ts';
import { expect, test } from './desk-visitor.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

// The browser reports refusals and a missing network in the console.
test.afterEach(({ console: errors }) => {
  errors.splice(0, Infinity, ...errors.filter((error) => !/status of 401|ERR_INTERNET/.test(error)));
});

/** How often the window may be filled until the page to log in is there: once is right, and the fault was thousands. */
const MOST_FILLINGS = 5;

/** Milliseconds: sooner, and later, than the desk waits for who is there. */
for (const wait of [0, 4_000]) {
  test(`who is not logged in sees the page to log in once that is known, after ${wait} ms`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let fillings = 0;
      Object.assign(window, { fillings: () => fillings });
      const place = () => document.getElementById('desk');
      new MutationObserver((changes) => {
        fillings += changes.filter(({ target }) => target === place()).length;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route('**/api/me', async (route) => {
      await new Promise((passed) => setTimeout(passed, wait));
      await route.continue();
    });
    await page.goto(`${deskOrigin()}/sessions`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    const fillings = await page.evaluate(() => (window as unknown as { fillings: () => number }).fillings());
    expect(fillings).toBeLessThanOrEqual(MOST_FILLINGS);
  });
}

test('a passkey of the desk is made, named, logs in and is removed; password and authenticator are changed', async ({
  sit,
  page,
}) => {
  const { t, open } = await sit('manager', 'uz');
  await addVirtualAuthenticator(page);
  await open('/login-and-security');
  await page.getByLabel(t('ownAccess.passkeyName')).fill('Telefon');
  await page.getByRole('button', { name: t('ownAccess.addPasskey') }).click();
  const passkey = page.getByRole('listitem').filter({ hasText: 'Telefon' });
  await expect(passkey).toContainText(t('ownAccess.neverUsed'));
  await passkey.getByRole('button', { name: t('ownAccess.rename') }).click();
  await page.getByRole('listitem').getByLabel(t('ownAccess.passkeyName')).fill('Ish telefoni');
  await page.getByRole('button', { name: t('ownAccess.save') }).click();
  const renamed = page.getByRole('listitem').filter({ hasText: 'Ish telefoni' });
  await expect(renamed).toBeVisible();

  await page.getByLabel(t('access.newPassword')).fill('nine green rotors swing');
  await page.getByRole('button', { name: t('ownAccess.changePassword') }).click();
  await expect(page.getByText(t('ownAccess.passwordChanged'))).toBeVisible();

  const other = page.getByRole('button', { name: t('ownAccess.newAuthenticator') });
  await other.press('Enter');
  await expect(page.getByLabel(t('access.code'))).toBeFocused();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel(t('access.code')).fill(codeAt(secret));
  await page.getByLabel(t('access.code')).press('Enter');
  await expect(page.getByText(t('ownAccess.authenticatorChanged'))).toBeVisible();
  await expect(other).toBeFocused();

  await page.context().clearCookies();
  await page.goto(`${deskOrigin()}/sessions`);
  await page.getByRole('button', { name: t('ownAccess.logIn') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('access.sessionsTitle') })).toBeVisible();
  await expect(page.getByText(t('access.thisSession'))).toBeVisible();

  await open('/login-and-security');
  await renamed.getByRole('button', { name: t('ownAccess.remove') }).click();
  await expect(renamed).toHaveCount(0);
});

test('without a network the desk says so and goes on: what is typed stays, and rows are read again', async ({
  sit,
  page,
}) => {
  const { t, open } = await sit('manager', 'ru');
  await open('/orders');
  const search = page.getByPlaceholder(t('orders.search'));
  await page.context().setOffline(true);
  await expect(page.getByText(t('desk.away'))).toBeVisible();
  await search.fill('Омега');
  await page.context().setOffline(false);
  const read = page.waitForResponse(/\/api\/orders\?.*q=/);
  await expect(page.getByText(t('desk.away'))).toHaveCount(0);
  await read;
  await expect(search).toHaveValue('Омега');
});

test('when the session has ended the desk says so, and what was typed stays until somebody has logged in', async ({
  sit,
  page,
}) => {
  const { t, open } = await sit('manager', 'uz');
  await open('/tickets/create');
  const digits = page.getByLabel(t('tickets.digits'));
  await digits.fill('4567');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  const ended = page.getByRole('dialog', { name: t('access.endedTitle') });
  // The tab is looked at again.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(ended.getByText(t('access.endedText'))).toBeVisible();
  await expect(page.getByText(t('desk.away'))).toHaveCount(0);
  // Another tab has logged in.
  await page.context().addCookies(cookies);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(ended).toHaveCount(0);
  await expect(digits).toHaveValue('4567');
});

test('a logging out that does not reach the desk says so, and is done again', async ({ sit, page }) => {
  const { t, open } = await sit('manager', 'uz');
  await open('/sessions');
  await page.route('**/api/log-out', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Person manager' }).click();
  await page.getByRole('menuitem', { name: 'Chiqish' }).click();
  const notice = page.getByText(t('access.notLoggedOut'));
  await expect(notice).toBeVisible();
  expect(await page.context().cookies()).toHaveLength(1);
  await page.unroute('**/api/log-out');
  await page.getByRole('button', { name: t('access.logOutAgain') }).click();
  await expect(notice).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
});

test('a manager of one office is offered no files of goods', async ({ sit, page }) => {
  const { t, open } = await sit('manager', 'en', 'samara');
  await open('/stock');
  await expect(page.getByRole('link', { name: t('stock.newPiece') })).toBeVisible();
  for (const name of [t('stock.importTitle'), t('stock.export')])
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});
