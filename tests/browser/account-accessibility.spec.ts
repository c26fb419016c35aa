import { TABS, tabPath } from '../../src/features/account/account-tabs.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { callAccount, logInByCall, registerAccount } from '../site/accounts.ts';
import { newMailbox, newNetwork } from '../site/mailing-list.ts';
import { someItem } from '../site/page-kinds.ts';
import { axeComplaints, NO_OVERFLOW, overflow } from './accessibility-steps.ts';
import { expect, test } from './visitor.ts';

/** Pages for people without an account, then those for account holders. */
const PAGES_WITHOUT_ACCOUNT = ['/login/', '/registration/', '/forgot-password/'];
const ROOMS = ['/profile/', '/profile/password/', '/profile/email/', '/profile/proof/', ...TABS.map(tabPath)];

const SCREENS = [
  { size: { width: 320, height: 640 }, colorScheme: 'light' },
  { size: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { size: { width: 320, height: 640 }, colorScheme: 'dark' },
  { size: { width: 768, height: 900 }, colorScheme: 'light' },
] as const;

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() }));

for (const [turn, locale] of LOCALES.entries()) {
  test(`WCAG 2.2 AA on ${locale}: the pages of accounts are accessible and fit`, async ({ visit, page }) => {
    test.setTimeout(240_000);
    const visitor = visit(locale);
    const judge = async (path: string, place: number) => {
      // Each page in one language; they take turns.
      if ((place + turn) % LOCALES.length !== 0) return;
      const { size, colorScheme } = SCREENS[(Math.floor(place / 2) + turn) % SCREENS.length] ?? SCREENS[0];
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visitor.open(path);
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      const where = `${path}, ${size.width} px, ${colorScheme}`;
      expect.soft(await axeComplaints(page), where).toEqual([]);
      expect.soft(await overflow(page), where).toEqual(NO_OVERFLOW);
      await expect.soft(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
    };
    for (const [place, path] of PAGES_WITHOUT_ACCOUNT.entries()) await judge(path, place);

    const email = newMailbox('rooms');
    await registerAccount(email, locale);
    const { token } = await logInByCall(email);
    const [, , url] = (await someItem()).split('/');
    const kept = { list: 'favorite', url, catalogType: 'clock', kept: true, age: 60_000 };
    await callAccount('/saved-items', { changes: [kept] }, token);
    await page.addInitScript((account) => sessionStorage.setItem('account_token', account), token);
    for (const [place, path] of ROOMS.entries()) await judge(path, place);
  });
}
