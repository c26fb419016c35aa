import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { deskTranslators } from '@tourbillon/desk/messages/index.ts';
import { codeAt } from '@tourbillon/backend/desk-people/authenticator.ts';
import { letterTo } from '../mail/mailbox.ts';
import {
  askDesk,
  COLLEAGUE_PASSWORD,
  cookieHeader,
  deskOrigin,
  ownerInvitation,
} from '../site/colleagues.ts';
import { newMailbox } from '../site/mailing-list.ts';
import { readSharedSite } from '../site/site.ts';
import { axeComplaints, overflow } from './accessibility-steps.ts';
import { expect, test } from './desk-visitor.ts';

// The browser reports refusals in the console: nobody is logged in yet.
test.afterEach(({ console: errors }) => {
  errors.splice(0, Infinity, ...errors.filter((error) => !/status of (401|404|503)/.test(error)));
});

test('the first owner follows the link of the terminal, invites a manager, who sees what their role needs', async ({
  page,
}) => {
  const t = deskTranslators.en;
  const [owner, manager] = [newMailbox('owner'), newMailbox('manager')];
  const join = async (address: string, name: string) => {
    await page.goto(address);
    const secret = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel(t('access.name')).fill(name);
    await page.getByLabel(t('access.newPassword')).fill(COLLEAGUE_PASSWORD);
    const code = codeAt(secret);
    await page.getByLabel(t('access.code')).fill(code);
    await page.getByRole('button', { name: t('access.join') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('today.title') })).toBeVisible();
    return { secret, code };
  };
  await join(`${deskOrigin()}/join#${await ownerInvitation(owner)}`, 'Anna');
  await page.getByRole('menuitem', { name: t('people.title') }).click();
  await page.getByLabel(t('access.email')).fill(manager);
  await page.getByRole('button', { name: t('people.invite') }).click();
  await expect(page.getByText(t('people.invited', { email: manager }))).toBeVisible();
  await expect(page).toHaveTitle(`${t('people.title')} — ${t('desk.title')}`);

  const { text } = await letterTo(readSharedSite().mailbox, manager, () => true);
  const [address = ''] = /http:\S+\/join#\S+/.exec(text) ?? [];
  expect(address.startsWith(`${deskOrigin()}/join#`)).toBe(true);
  await page.context().clearCookies();
  // While the backend is away the link is not said to be over.
  await page.route('**/api/invitation', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.goto(address);
  await expect(page.getByRole('alert')).toHaveText(t('access.invitationAway'));
  await page.getByRole('button', { name: t('access.invitationAgain') }).click();
  await expect(page.getByLabel(t('access.name'))).toBeVisible();
  const { secret, code } = await join(address, 'Boris');
  await expect(page.getByRole('menuitem', { name: t('people.title') })).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([[true, 'Strict']]);

  // The link has been used; the password and the next code log in.
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: t('access.overTitle') })).toBeVisible();
  await expect(page).toHaveTitle(`${t('access.overTitle')} — ${t('desk.title')}`);
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()));
  await page.goto(`${deskOrigin()}/people`);
  await page.getByLabel(t('access.email')).fill(manager);
  // A person who is not logged in sees the login page after one call, not after four calls with seconds between
  // them.
  expect(refused).toEqual([`${deskOrigin()}/api/me`]);
  await page.getByLabel(t('access.password')).fill(COLLEAGUE_PASSWORD);
  await page.getByLabel(t('access.code')).fill(code);
  await page.getByRole('button', { name: t('access.logIn'), exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(t('access.wrong'));
  await page.getByLabel(t('access.code')).fill(codeAt(secret, new Date(Date.now() + 30_000)));
  await page.getByRole('button', { name: t('access.logIn'), exact: true }).click();
  // Their role may not open the page that they wanted.
  await expect(page.getByRole('heading', { level: 1, name: t('desk.notFound') })).toBeVisible();
});

/** Every screen of the desk, and those of the personal menu. */
const SCREENS = [
  ...['today', 'inbox', 'appointments', 'orders', 'tickets', 'stock', 'texts', 'people', 'audit'],
  ...['sessions', 'login-and-security'],
].map((name) => `/${name}`);

/** The editors of an article and of a list of rows. */
const EDITORS = ['/texts/articles.garantii', '/texts/tariffs'];

const ALL = process.env.ACCESSIBILITY === 'all';

for (const [turn, locale] of LOCALES.entries()) {
  // Each screen by axe in one language; languages take turns.
  test(`${locale}: axe has nothing against the screens of the desk`, async ({ sit, page }) => {
    await page.goto(`${deskOrigin()}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (turn === 0) expect(await axeComplaints(page), 'log-in').toEqual([]);
    const { open, move } = await sit('owner', locale);
    let show = open;
    for (const [place, path] of [...SCREENS, ...EDITORS].entries()) {
      if (!ALL && (place + turn) % LOCALES.length !== 0) continue;
      await show(path);
      show = move;
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect.soft(await axeComplaints(page), path).toEqual([]);
    }
  });
}

/** Widths of phones and a tablet. */
for (const width of [320, 375, 768]) {
  // The language with the longest words. The width stays from the start, as that of a telephone does: after a change
  // a slow Chromium has applied rules of the old width for as long as nothing else changed.
  test(`uz at ${width} px: no screen of the desk scrolls sideways`, async ({ sit, page }) => {
    await page.setViewportSize({ width, height: 812 });
    const { open, move } = await sit('owner', 'uz');
    let show = open;
    for (const path of SCREENS) {
      const data = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/api/'));
      await show(path);
      show = move;
      await data;
      // What has come is drawn.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect.poll(async () => (await overflow(page)).sideways, path).toEqual([]);
    }
  });
}

test('the menu is beside the page of a wide window, and never over that of a window made narrow', async ({
  sit,
  page,
}) => {
  const wide = { width: 1280, height: 900 };
  const narrow = { width: 375, height: 812 };
  await page.setViewportSize(wide);
  const { open, t } = await sit('owner', 'en');
  await open('/today');
  const menu = page.getByRole('menuitem', { name: t('orders.title') });
  const bar = page.getByRole('navigation', { name: t('desk.sections') });
  const isAs = async (size: typeof wide) => {
    await expect(bar).toBeVisible({ visible: size === narrow });
    await expect(menu).toBeVisible({ visible: size === wide });
  };
  // What the person has chosen is kept.
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const size of [wide, narrow, wide, narrow]) {
    await page.setViewportSize(size);
    await isAs(size);
  }
  await page.reload();
  await isAs(narrow);
  await page.setViewportSize(wide);
  await isAs(wide);
  // Its words too, and not the icons alone.
  await expect(menu).toHaveText(t('orders.title'));
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThan(150);
});

test('ru at 320 px: the button of an open invitation is beside its text, not on it', async ({
  sit,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 812 });
  const { open, t, colleague } = await sit('owner', 'ru');
  const email = newMailbox('invited');
  await askDesk('invite', { email, role: 'appraiser', office: null }, cookieHeader(colleague));
  await open('/people');
  const row = page.getByRole('list', { name: t('people.openInvitations') }).getByRole('listitem');
  const mine = row.filter({ hasText: email });
  const text = await mine.locator('.MuiListItemText-root').boundingBox();
  const button = await mine.getByRole('button', { name: t('people.withdraw') }).boundingBox();
  if (!text || !button) throw new Error('The invitation is not shown');
  const isBeside = button.x >= text.x + text.width || button.y >= text.y + text.height;
  expect(isBeside, JSON.stringify({ text, button })).toBe(true);
});
