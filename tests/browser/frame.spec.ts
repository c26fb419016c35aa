import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { formatHotline } from '@tourbillon/domain/i18n/hotline.ts';
import { logInByCall, registerAccount } from '../site/accounts.ts';
import { ask } from '../site/ask.ts';
import { newMailbox } from '../site/mailing-list.ts';
import { expect, test } from './visitor.ts';

test('§2, §4 city switcher: lists the cities, keeps the choice in a cookie, closes', async ({
  visit,
  page,
  context,
}) => {
  const visitor = visit('en');
  await visitor.open('/about/');
  const summary = visitor.summary('layout.city');
  const list = page.locator('details').filter({ has: summary }).getByRole('list');
  await expect(summary).toContainText('Moscow');
  await summary.click();
  await expect(list).toBeVisible();
  const heights = await list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.max(...heights), 'the longest city stands on one line').toBeLessThan(48);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();

  await summary.click();
  await list.getByRole('link', { name: 'Tashkent' }).press('Enter');
  await expect(list).toBeHidden();
  await expect(summary, 'the focus does not go with the list').toBeFocused();
  await expect(summary).toContainText('Tashkent');
  await visitor.expectAddress('/about/');
  const cookie = (await context.cookies(visitor.origin)).find(({ name }) => name === 'cityAlias');
  expect(cookie).toMatchObject({ value: 'tashkent', path: '/' });

  await page.reload();
  await expect(summary).toContainText('Tashkent');
  await expect(page.locator('a[data-contacts-link]').first()).toHaveAttribute('href', '/contacts/tashkent/');
});

test('§3 the choice of a city changes phone, messengers and mail, and hides a hotline that it lacks', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/call-request/');
  const summary = visitor.summary('layout.city');
  const telegram = page.getByRole('link', { name: /Telegram/ });
  const hotline = page.locator('[data-contact-hotline]').filter({ visible: true });
  await expect(hotline.first()).toBeVisible();
  for (const [city, title, hotlines] of [
    ['tashkent', 'Tashkent', false],
    ['samara', 'Samara', true],
  ] as const) {
    const response = await ask('en', `/api/contacts/${city}`);
    const { data } = JSON.parse(response.text) as ResponseOf<typeof CALLS.contacts>;
    await summary.click();
    await page
      .locator('details')
      .filter({ has: summary })
      .getByRole('link', { name: title, exact: true })
      .click();
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('link', { name: data.email })).toHaveAttribute(
      'href',
      `mailto:${data.email}`,
    );
    await expect(foot.getByRole('link', { name: data.phone_header })).toBeVisible();
    const links = await telegram.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(1);
    expect(new Set(links)).toEqual(
      new Set(data.display_messengers.filter(({ type }) => type === 'telegram').map(({ link }) => link)),
    );
    if (hotlines) await expect(hotline.first()).toContainText(formatHotline(data.hotline ?? ''));
    else await expect(hotline).toHaveCount(0);
  }
});

test('D661 a messenger and a hotline that the page’s own city lacks come with a city that has them', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  await visitor.open('/call-request/');
  const hotline = page.locator('[data-contact-hotline]').filter({ visible: true });
  const whatsapp = page.getByRole('link', { name: /WhatsApp/ });
  await expect(hotline).toHaveCount(0);
  await expect(whatsapp).toHaveCount(0);
  const summary = visitor.summary('layout.city');
  const choose = async (title: string) => {
    await summary.click();
    await page
      .locator('details')
      .filter({ has: summary })
      .getByRole('link', { name: title, exact: true })
      .click();
  };
  await choose('Moskva');
  await expect(hotline.first()).toContainText(formatHotline('88000002004'));
  await expect(whatsapp.first()).toHaveAttribute('href', /^https:\/\/wa\.me\/7495/);
  await choose('Toshkent');
  await expect(hotline).toHaveCount(0);
  await expect(whatsapp).toHaveCount(0);
});

test('§2 on a contacts page the choice of a city opens its contacts', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/contacts/moscow/');
  const summary = visitor.summary('layout.city');
  await summary.click();
  await page.locator('details').filter({ has: summary }).getByRole('link').last().click();
  await visitor.expectAddress(/^\/contacts\/(?!moscow\/)[a-z-]+\/$/);
});

test('D29 the two Moscow offices follow Moscow in their order', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/');
  const summary = visitor.summary('layout.city');
  const links = page.locator('details').filter({ has: summary }).locator('a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const moscow = addresses.filter((address) => address?.startsWith('/contacts/moscow'));
  expect(moscow[0]).toBe('/contacts/moscow/');
  expect(moscow.indexOf('/contacts/moscow-vremenagoda/')).toBeLessThan(
    moscow.indexOf('/contacts/moscow-rigamall/'),
  );
});

test('§2 slide panel: opens from the menu button, closes by its button, Escape and a change of page', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  await visitor.open('/about/');
  const open = visitor.button('layout.menu').first();
  const panel = page.getByRole('dialog', { name: visitor.t('layout.menu') });
  await open.click();
  await expect(panel).toBeVisible();
  await visitor.button('layout.closeMenu').click();
  await expect(panel).toBeHidden();
  await open.click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await panel.getByRole('link').first().click();
  await expect(panel).toBeHidden();
});

test('§2 cookie notice: shown, hidden for good', async ({ visit, page }) => {
  const visitor = visit('ua');
  await visitor.open('/about/');
  const notice = page.getByRole('dialog', { name: visitor.t('layout.cookieLabel') });
  await expect(notice).toBeVisible();
  await visitor.button('layout.cookieHide').click();
  await expect(notice).toBeHidden();
  await visitor.open('/article/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('§2 scroll-to-top: below the first screens, up in half a second', async ({ visit, page }) => {
  const visitor = visit('ru');
  await page.setViewportSize({ width: 1000, height: 400 });
  await visitor.open('/article/garantii/');
  const button = visitor.button('layout.toTop');
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(button).toBeVisible();
  await visitor.button('layout.cookieHide').click();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY), { intervals: [50] }).toBe(0);
  await expect(button).toBeHidden();
});

test('§1, §6 personal area: only for the logged-in with the developer cookie', async ({
  visit,
  page,
  context,
}) => {
  const visitor = visit('en');
  const entry = visitor.link('layout.personalArea');
  await visitor.open('/about/');
  await expect(entry).toBeHidden();
  await context.addCookies([{ name: 'front-dev', value: 'true', url: visitor.origin }]);
  await page.reload();
  await expect(visitor.button('layout.menu').first()).toBeVisible();
  await expect(entry).toBeHidden();
  const email = newMailbox('frame');
  await registerAccount(email);
  const { token } = await logInByCall(email);
  await page.evaluate((account) => sessionStorage.setItem('account_token', account), token);
  await page.reload();
  await expect(entry).toBeVisible();
});

test('§3 hotline is shown in groups 1 3 3-2-2', async ({ visit, page }) => {
  const visitor = visit('ru');
  await visitor.open('/');
  const header = page.getByRole('banner');
  await expect(header).toContainText(visitor.t('layout.hotline'));
  await expect(header).toContainText(/\b8\s\d{3}\s\d{3}-\d{2}-\d{2}\b/);
});
