import { expect, type Page, test as base } from '@playwright/test';
import { type DeskKey, deskTranslators } from '@tourbillon/desk/messages/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import { deskOrigin, newColleague, type LoggedInColleague } from '../site/colleagues.ts';

/** A colleague at the desk, and the texts in their language. */
export interface AtDesk {
  page: Page;
  colleague: LoggedInColleague;
  t: (key: DeskKey, values?: Record<string, string | number>) => string;
  /** Opens an address of the desk and waits until it is loaded. */
  open: (path: string) => Promise<void>;
  /** Shows a screen with another title as a link of the desk does: the application is not loaded again. */
  move: (path: string) => Promise<void>;
}

interface Fixtures {
  console: string[];
  /** Logs in a new colleague with a given language. */
  sit: (role: Role, locale: Locale, office?: string | null) => Promise<AtDesk>;
}

/** Tests of the desk in a browser. An error in the console of a page fails them. */
export const test = base.extend<Fixtures>({
  console: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  sit: async ({ page }, use) => {
    await use(async (role, locale, office = null) => {
      const colleague = await newColleague(role, { locale, office });
      const { name, value } = colleague.cookie;
      const url = deskOrigin();
      await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
      // The desk stores this choice with the version of its format.
      await page.addInitScript((word) => {
        localStorage.setItem('RaStoredesk.version', '1');
        localStorage.setItem('RaStoredesk.locale', JSON.stringify(word));
      }, locale);
      const open = async (path: string) => {
        await page.goto(url + path);
        // A form in a dialog hides the title of its page.
        const title = page.getByRole('heading', { level: 1 });
        await expect(title.or(page.getByRole('dialog').getByRole('heading')).first()).toBeVisible();
      };
      const move = async (path: string) => {
        const title = page.getByRole('heading', { level: 1 });
        const before = await title.innerText();
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await expect(title).not.toHaveText(before, { useInnerText: true });
        await expect(title).toHaveText(/\S/);
      };
      return { page, colleague, t: deskTranslators[locale], open, move };
    });
  },
});

export { expect };
