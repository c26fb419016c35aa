import type { Page } from '@playwright/test';
import { MAILING_OPTIONS } from '@tourbillon/domain/contract/subscription.ts';
import { lettersTo } from '../mail/mailbox.ts';
import { letterTo, newMailbox, newNetwork } from '../site/mailing-list.ts';
import { sumIn } from '../site/robot-question.ts';
import { readSharedSite } from '../site/site.ts';
import { expect, test, type Visitor } from './visitor.ts';

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() }));

const form = (page: Page) => page.locator('form[action="/subscribe/"]');

/** Fills in the form of a page. */
async function fillIn({ page, t }: Visitor, email: string): Promise<void> {
  await form(page).getByLabel(t('subscription.emailLabel'), { exact: true }).fill(email);
  await form(page).getByLabel(t('subscription.option_new_arrivals')).check();
  await form(page).getByLabel(t('subscription.consent')).check();
}

// A flow is walked through in two languages, which take turns from one flow to the next (decision 407).
for (const locale of ['ru', 'uz'] as const) {
  test(`§4 subscription on ${locale}: from the home page through the mailbox to the end`, async ({
    visit,
    page,
  }) => {
    const visitor = visit(locale);
    const { t } = visitor;
    const email = newMailbox(locale);
    await visitor.open('/');
    await fillIn(visitor, email);
    await visitor.button('subscription.submit').click();
    await expect(page.getByRole('heading', { name: t('subscription.sentTitle') })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: t('subscription.sentTitle') })).toBeFocused();
    await visitor.expectAddress('/');

    const first = await letterTo(email);
    expect(first.subject).toMatch(visitor.pattern('mail.confirmSubject'));
    expect(first.text).toContain(t('subscription.option_new_arrivals'));
    await visitor.open(first.linkTo('/subscribe/confirm/'));
    await visitor.button('subscription.confirmButton').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscription.confirmedTitle'));

    const welcome = await letterTo(email, 2);
    expect(welcome.subject).toMatch(visitor.pattern('mail.welcomeSubject'));
    await visitor.open(welcome.linkTo('/unsubscribe/'));
    await visitor.button('subscription.unsubscribeButton').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscription.unsubscribedTitle'));
    await visitor.link('subscription.again').click();
    await visitor.expectAddress('/subscribe/');
  });
}

test('§5 mailing: mistakes are listed over the form and said under the fields, what was typed stays', async ({
  visit,
  page,
}) => {
  const visitor = visit('ua');
  const { t } = visitor;
  await visitor.open('/');
  // D618: letters of this topic belong to saved filters, which only accounts have.
  await expect(form(page).getByLabel(t('subscription.option_arrival_notices'))).toHaveCount(0);
  await form(page).getByLabel(t('subscription.emailLabel'), { exact: true }).fill('ann@');
  await form(page).getByLabel(t('subscription.consent')).check();
  await visitor.button('subscription.submit').click();

  const summary = page.getByRole('alert').filter({ hasText: t('forms.summary') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    `${t('subscription.emailLabel')}: ${t('forms.email')}`,
    `${t('subscription.optionsLabel')}: ${t('forms.option')}`,
  ]);
  const email = form(page).getByLabel(t('subscription.emailLabel'), { exact: true });
  await expect(email).toHaveValue('ann@');
  await expect(email).toHaveAccessibleDescription(t('forms.email'));
  await expect(form(page).getByLabel(t('subscription.consent'))).toBeChecked();
  await summary.getByRole('link').last().press('Enter');
  await expect(form(page).getByLabel(t(`subscription.option_${MAILING_OPTIONS[0]}`))).toBeFocused();

  await fillIn(visitor, newMailbox('ua'));
  await visitor.button('subscription.submit').click();
  await expect(page.getByRole('heading', { name: t('subscription.sentTitle') })).toBeVisible();
});

test('§4 subscription: two quick presses send one form and one letter', async ({ visit, page }) => {
  const visitor = visit('en');
  const email = newMailbox('twice');
  let sent = 0;
  page.on('request', (request) => void (sent += request.method() === 'POST' ? 1 : 0));
  await visitor.open('/subscribe/');
  await fillIn(visitor, email);
  // Held back until both presses are done: the second one falls on the button, never on the answer.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/subscribe/', (route) => pressed.promise.then(() => route.continue()));
  await visitor.button('subscription.submit').dblclick();
  pressed.resolve();
  await expect(page.getByRole('heading', { name: visitor.t('subscription.sentTitle') })).toBeVisible();
  expect(sent).toBe(1);
  expect(await lettersTo(readSharedSite().mailbox, email)).toHaveLength(1);
});

test('a form that cannot be sent says so, keeps what was typed, and is sent at the next press', async ({
  visit,
  page,
  console: errors,
}) => {
  const visitor = visit('uz');
  await visitor.open('/');
  await fillIn(visitor, newMailbox('offline'));
  await page.route('**/subscribe/', (route) => route.abort('internetdisconnected'), { times: 1 });
  await visitor.button('subscription.submit').click();
  await expect(page.getByRole('alert').filter({ hasText: visitor.t('forms.notSent') })).toBeFocused();
  // The browser reports the lost connection in the console.
  errors.length = 0;
  await visitor.button('subscription.submit').click();
  await expect(page.getByRole('heading', { name: visitor.t('subscription.sentTitle') })).toBeVisible();
});

test('§4 D352 subscription: a link that was pressed a moment ago, and one that never was', async ({
  visit,
  page,
}) => {
  const visitor = visit('ru');
  const { t } = visitor;
  const email = newMailbox('used');
  await visitor.open('/subscribe/');
  await fillIn(visitor, email);
  await visitor.button('subscription.submit').click();
  const link = (await letterTo(email)).linkTo('/subscribe/confirm/');
  for (const text of [t('subscription.confirmedText'), t('subscription.confirmedText')]) {
    await visitor.open(link);
    await visitor.button('subscription.confirmButton').click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await visitor.open(`/unsubscribe/?token=${'A'.repeat(43)}`);
  await visitor.button('subscription.unsubscribeButton').click();
  await expect(page.getByText(t('forms.token_unknown'))).toBeVisible();
  await visitor.open('/subscribe/confirm/');
  await expect(page.getByText(t('forms.token_missing'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('§4 subscription: mistakes, the letter, the confirmation', async ({ visit, page }) => {
    const visitor = visit('uz');
    const { t } = visitor;
    const email = newMailbox('plain');
    await visitor.open('/');
    await form(page).getByLabel(t('subscription.emailLabel'), { exact: true }).fill(email);
    await visitor.button('subscription.submit').click();
    await visitor.expectAddress('/subscribe/');
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expect(form(page).getByLabel(t('subscription.emailLabel'), { exact: true })).toHaveValue(email);

    await fillIn(visitor, email);
    await visitor.button('subscription.submit').click();
    const sum = sumIn((await form(page).textContent()) ?? '', 'uz');
    await form(page).getByLabel(visitor.pattern('forms.question')).fill(sum);
    await visitor.button('subscription.submit').click();
    await expect(page.getByRole('heading', { name: t('subscription.sentTitle') })).toBeVisible();
    await visitor.open((await letterTo(email)).linkTo('/subscribe/confirm/'));
    await visitor.button('subscription.confirmButton').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('subscription.confirmedTitle'));
  });
});
