import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { callAccount, logInByCall, registerAccount } from '../site/accounts.ts';
import { newPhone } from '../site/call-requests.ts';
import { letterTo, newMailbox, newNetwork } from '../site/mailing-list.ts';
import { updateOrder } from '../site/orders.ts';
import { itemToBuy, someItem } from '../site/page-kinds.ts';
import { buyShownItem } from './purchase-steps.ts';
import { dialogOf, enter, logIn } from './account-steps.ts';
import { expect, test, type Visitor } from './visitor.ts';
import { shopDay } from '../site/shop-day.ts';

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() }));
// The browser reports expected refusals in the console, and the session that a deletion ends.
test.afterEach(({ console: errors }) => {
  errors.splice(0, Infinity, ...errors.filter((error) => !/status of 401/.test(error)));
});

const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true };

/** The number of favourites in the header. */
const count = ({ page }: Visitor) => page.locator('[data-saved-count="favorite"]').first();

const status = ({ page }: Visitor, text: string) => page.getByRole('status').filter({ hasText: text });

test('D73 favourites merge at login, follow to another browser, stay out when taken out, and leave with the logout', async ({
  visit,
  page,
  browser,
}) => {
  const visitor = visit('ua');
  const { t } = visitor;
  const email = newMailbox('lists');
  await registerAccount(email, 'ua');
  const { token } = await logInByCall(email);
  const kept = { list: 'favorite', url: 'kept-elsewhere-1', catalogType: 'clock', kept: true, age: 60_000 };
  await callAccount('/saved-items', { changes: [kept] }, token);

  const item = await someItem();
  await visitor.open(item);
  const heart = page.getByRole('main').locator('[data-save="favorite"]').first();
  await heart.click();
  await expect(count(visitor)).toHaveText('1');
  // // Force this order: the page asks for prices before the account gets the favourite.
  const asked = page.waitForResponse('**/api/price-notices');
  const afterwards = async (route: Route) => {
    await asked;
    await route.continue();
  };
  await page.route('**/api/saved-items', afterwards, { times: 1 });
  await enter(visitor, '/account/?tab=saved', email);
  await expect(count(visitor)).toHaveText('2');

  // The new favourite has a switch; an item that the shop does not know has none.
  const told = page.getByRole('switch', { name: new RegExp(t('notifications.priceTell')) });
  // Switched on and off again while the first call is under way.
  await page.route('**/api/price-notices', (route) => setTimeout(() => void route.continue(), 500), {
    times: 1,
  });
  await told.check();
  await told.uncheck();
  await expect(status(visitor, t('notifications.alertEnded'))).toBeVisible();
  await expect(told).not.toBeChecked();
  await told.check();
  await expect(status(visitor, t('notifications.priceOn'))).toBeVisible();
  await page.reload();
  await expect(told).toBeChecked();
  await told.uncheck();
  await expect(status(visitor, t('notifications.alertEnded'))).toBeVisible();

  const other = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': newNetwork() } });
  const second = await other.newPage();
  await second.addInitScript((account) => sessionStorage.setItem('account_token', account), token);
  await second.goto(visitor.origin + item);
  const theirs = second.getByRole('main').locator('[data-save="favorite"]').first();
  await expect(theirs).toHaveAttribute('aria-pressed', 'true');
  const responded = second.waitForResponse('**/api/saved-items');
  await theirs.click();
  expect((await responded).status()).toBe(200);
  await other.close();

  // The first browser still has a copy. The merge on its next page does not restore it.
  await visitor.open(item);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(count(visitor)).toHaveText('1');
  await visitor.open('/account/?tab=saved');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('personalArea.logOut') })
    .click();
  await visitor.expectAddress('/');
  await expect(count(visitor)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('an order from its form to its messages and the letter', async ({ visit, page }) => {
    const visitor = visit('uz');
    const { t } = visitor;
    const email = newMailbox('order');
    await registerAccount(email, 'uz');
    await enter(visitor, '/account/', email);
    await expect(page.getByText(t('orders.emptyTitle'))).toBeVisible();

    await visitor.open(await itemToBuy());
    await buyShownItem(visitor);

    await visitor.open('/account/?tab=messages');
    const heading = page.getByRole('heading', { level: 3 });
    const id = Number(/\d+/.exec(await heading.innerText())?.[0]);
    await page.getByLabel(t('orders.writeLabel')).fill('Ertaga boʻladimi?');
    await visitor.button('orders.writeButton').click();
    await expect(status(visitor, t('orders.writeDone'))).toBeVisible();
    const until = shopDay(30);
    await updateOrder({ id, state: 'reserved', until, text: 'Ha, kutamiz.' });
    expect((await letterTo(email, 2)).subject, 'the request is confirmed').toContain(String(id));
    expect((await letterTo(email, 3)).text).toContain('Ha, kutamiz.');
    await visitor.open('/account/');
    await expect(page.getByText(t('item.availability_reserved'))).toBeVisible();
    await expect(page.getByText(formatDate(until, 'uz'))).toBeVisible();
    await page.getByRole('link', { name: t('orders.messagesLink') }).click();
    await expect(page.getByText('Ha, kutamiz.')).toBeVisible();

    await visitor.open('/account/');
    await visitor.button('orders.withdraw').click();
    await visitor.button('orders.withdrawNo').click();
    await expect(visitor.button('orders.withdraw'), 'the focus is where it was').toBeFocused();
    await visitor.button('orders.withdraw').click();
    // Sold by the shop since the page was opened.
    const errors = { id: [t('forms.value')] };
    const sold = (route: Route) => route.fulfill({ status: 422, json: { message: '', errors } });
    await page.route('**/api/orders/withdraw', sold, { times: 1 });
    await visitor.button('orders.withdrawYes').click();
    await expect(status(visitor, t('orders.withdrawRefused'))).toBeVisible();
    await visitor.button('orders.withdrawYes').click();
    await expect(page.getByText(t('orders.withdrawn'))).toBeVisible();
    await expect(visitor.button('orders.withdraw')).toHaveCount(0);

    // A form contains the session of its visitor. If the session was ended elsewhere, the form reports it and
    // no typed text is lost.
    await visitor.open('/question/');
    const mailbox = page.getByRole('main').getByLabel(t('requests.field_email'));
    await expect(mailbox).toHaveValue(email);
    const message = page.getByRole('textbox', { name: t('requests.field_message'), exact: true });
    await message.fill('Ertaga ochiqmisiz?');
    const over = page.getByRole('alert').filter({ hasText: t('forms.sessionOver') });
    const token = await page.evaluate(() => sessionStorage.getItem('account_token'));
    await page.evaluate(() => new BroadcastChannel('account').postMessage({ kind: 'out' }));
    await visitor.button('requests.questionSubmit').click();
    await expect(over, 'logged out in another tab').toBeFocused();
    await page.evaluate((kept) => sessionStorage.setItem('account_token', kept ?? ''), token);
    await page.route('**/api/account', (route) => route.fulfill({ status: 401, json: { message: '' } }));
    await message.focus();
    await visitor.button('requests.questionSubmit').click();
    await expect(over, 'ended on another device').toBeFocused();
    await expect(message).toHaveValue('Ertaga ochiqmisiz?');
    // Nobody needs a login to look something up.
    await visitor.open('/appeal/status/');
    await page.evaluate((kept) => sessionStorage.setItem('account_token', kept ?? ''), token);
    const lookUp = page.getByRole('main');
    await lookUp.getByLabel(t('requests.field_number')).fill('2026-000001');
    await lookUp.getByLabel(t('requests.field_contact')).fill(newPhone());
    await visitor.button('cases.check').click();
    await expect(page.getByRole('alert').filter({ hasText: t('forms.notFound') })).toBeFocused();
  });
});

test('§2 a personal filter: kept by who logs in for it, told of, named, deleted; topics of letters', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const { t } = visitor;
  const email = newMailbox('filter');
  await registerAccount(email);
  await visitor.open('/clocks_today/omega/?genders=men');
  await visitor.link('savedFilters.keep').click();
  await logIn(dialogOf(visitor), visitor, email);
  // The page says that it is saved, now and on a later visit.
  await expect(visitor.link('savedFilters.isKept')).toHaveAttribute('href', '/account/?tab=filters');
  await expect(visitor.link('savedFilters.keep')).toBeHidden();
  await visitor.open('/clocks_today/omega/?genders=men');
  await visitor.link('savedFilters.isKept').click();
  const box = page.getByRole('switch', { name: t('savedFilters.tell') });
  await box.check();
  await expect(status(visitor, t('savedFilters.done'))).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${t('savedFilters.renameWord')}: `) }).click();
  await page.getByLabel(t('savedFilters.name')).fill('For Ann');
  await visitor.button('savedFilters.keepButton').click();
  const link = page.getByRole('link', { name: 'For Ann' });
  await expect(link).toHaveAttribute('href', '/clocks_today/omega/?genders=men');

  await visitor.open('/account/?tab=notifications');
  await page.getByRole('button', { name: t('notifications.endAlert', { title: 'For Ann' }) }).click();
  await expect(page.getByRole('heading', { name: t('notifications.alertsTitle') })).toBeFocused();
  await expect(status(visitor, t('notifications.alertEnded'))).toBeVisible();
  // D618: the switch of the filter has turned its topic on.
  await page.getByLabel(t('subscription.option_arrival_notices')).uncheck();
  const subscribe = page.getByRole('button', { name: t('notifications.subscribe'), exact: true });
  await subscribe.click();
  await expect(page.getByText(t('forms.option'), { exact: true })).toBeVisible();
  await page.getByLabel(t('subscription.option_news_articles')).check();
  await subscribe.click();
  await expect(page.getByText(t('notifications.statePending'))).toBeVisible();
  await expect(status(visitor, t('notifications.confirmSent'))).toBeVisible();
  // A mailbox that is confirmed gets no letter to confirm.
  await visitor.open((await letterTo(email)).linkTo('/registration/confirm/'));
  await visitor.button('signIn.confirmButton').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signIn.confirmedTitle'));
  await visitor.open('/account/?tab=notifications');
  await visitor.button('notifications.save').click();
  await expect(status(visitor, t('notifications.saved'))).toBeVisible();
  await expect(page.getByText(t('notifications.stateConfirmed'))).toBeVisible();

  await visitor.open('/account/?tab=filters');
  await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: t('savedFilters.remove', { title: 'For Ann' }) }).click();
  await expect(page.getByText(t('savedFilters.emptyTitle'))).toBeVisible();
  await expect(page.locator('#account-tab'), 'nothing is left to focus').toBeFocused();
});

test('§2 who is logged in saves filters at once, and removes one without losing the focus', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  const { t } = visitor;
  const email = newMailbox('filters');
  await registerAccount(email, 'uz');
  const { token } = await logInByCall(email);
  await page.addInitScript((account) => sessionStorage.setItem('account_token', account), token);
  const forms: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/login/') forms.push(request.url());
  });
  for (const brand of ['omega', 'rolex']) {
    await visitor.open(`/clocks_today/${brand}/?genders=men`);
    // Without a pointer, which would load the form ahead.
    await visitor.link('savedFilters.keep').dispatchEvent('click');
    await expect(visitor.link('savedFilters.isKept')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(forms, 'no form to log in').toEqual([]);
  }
  await visitor.open('/account/?tab=filters');
  const word = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
  await word(t('savedFilters.removeWord')).first().press('Enter');
  await expect(word(t('savedFilters.removeWord'))).toHaveCount(1);
  await expect(word(t('savedFilters.renameWord')), 'the next filter').toBeFocused();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('D15 a ticket proved once, its calendar file; the export; the deletion, taken back after a login', async ({
    visit,
    page,
  }) => {
    const visitor = visit('ru');
    const { t } = visitor;
    const email = newMailbox('ticket');
    await registerAccount(email, 'ru', 'Анна');
    await enter(visitor, '/account/?tab=tickets', email);
    await page.getByLabel(t('requests.field_ticket')).fill('77-104217');
    await page.getByLabel(t('cases.ticketCity')).selectOption('moscow');
    await page.getByLabel(t('requests.field_code')).fill('K7M4Q-9TX2R');
    // Logged out in another tab: after the login the typed text is still there.
    await page.evaluate(() => new BroadcastChannel('account').postMessage({ kind: 'out' }));
    await expect(page.getByText(t('forms.sessionKept'))).toBeAttached();
    await logIn(dialogOf(visitor), visitor, email);
    await expect(page.getByLabel(t('requests.field_ticket'))).toHaveValue('77-104217');
    await expect(page.getByLabel(t('cases.ticketCity'))).toHaveValue('moscow');
    const summary = page.getByRole('group', { name: t('forms.summary') });
    for (const wrong of ['0000', '0001']) {
      await page.getByLabel(t('requests.field_digits')).fill(wrong);
      await visitor.button('tickets.add').click();
      await expect(summary).toBeFocused();
    }
    // After two failures the browser sends a proof of work first; the person notices nothing.
    const worked = page.waitForRequest((request) => 'x-robot-proof' in request.headers());
    await page.getByLabel(t('requests.field_digits')).fill('4567');
    await visitor.button('tickets.add').click();
    await worked;
    await expect(page.getByText(t('cases.ticket_active'), { exact: true })).toBeVisible();
    const file = page.waitForEvent('download');
    await visitor.button('tickets.calendar').click();
    expect(await readFile(await (await file).path(), 'utf8')).toContain('UID:ticket-77-104217-due\r\n');

    await visitor.open('/account/?tab=privacy');
    await visitor.button('privacy.show').click();
    await expect(page.getByRole('region', { name: t('privacy.part_tickets') })).toContainText('77-104217');
    const own = page.getByRole('region', { name: t('privacy.part_account'), exact: true });
    await expect(own).toContainText(t('requests.method_telephone'));
    await expect(own).toContainText('Русский');
    const consents = page.getByRole('region', { name: t('privacy.part_consents'), exact: true });
    await expect(consents).toContainText(t('privacy.purpose_registration'));
    await visitor.open('/account/?tab=tickets');
    await page.getByRole('button', { name: t('tickets.remove', { number: '77-104217' }) }).click();
    await expect(page.locator('#account-tab'), 'no ticket is left to focus').toBeFocused();
    await visitor.open('/account/?tab=privacy');
    const points = page.getByRole('listitem').filter({ hasText: t('privacy.deleteUndone') });
    await expect(points.locator('..').getByRole('listitem')).toHaveText([
      t('privacy.deleteLogsOut'),
      t('privacy.deleteRemoves', { days: 30 }),
      t('privacy.deleteUndone'),
      t('privacy.deleteLeaves'),
    ]);
    await visitor.button('privacy.deleteStart').click();
    await visitor.button('savedFilters.cancel').click();
    await expect(visitor.button('privacy.deleteStart')).toBeFocused();
    await visitor.button('privacy.deleteStart').click();
    await page.getByRole('button', { name: t('privacy.deleteButton', { days: 30 }) }).click();
    await expect(page.getByText(t('privacy.deleted'))).toBeVisible();
    expect((await letterTo(email, 2)).text).toContain(t('privacy.mailUndo'));
    await logIn(dialogOf(visitor), visitor, email);
    await visitor.button('privacy.mailButton').click();
    await expect(page.getByText(t('privacy.kept'))).toBeVisible();
    await expect(visitor.button('privacy.mailButton')).toHaveCount(0);
  });
});
