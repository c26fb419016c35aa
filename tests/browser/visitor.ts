import { expect, type Locator, type Page, test as base } from '@playwright/test';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type MessageKey, type Translate, translator } from '@tourbillon/domain/i18n/translate.ts';
import { readSharedSite } from '../site/site.ts';

/** How often what costs nothing to ask is asked again. By default Playwright waits up to a second between questions. */
const POLLING = { intervals: [100] };

/** A visitor on one of the hosts, with the texts in their language. */
export class Visitor {
  readonly page: Page;
  readonly locale: Locale;
  readonly t: Translate;
  readonly origin: string;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
    this.t = translator(locale);
    this.origin = readSharedSite().origins[locale];
  }

  /** Opens an address of the host. @returns its status. */
  async open(path: string): Promise<number> {
    const response = await this.page.goto(this.origin + path);
    return response?.status() ?? 0;
  }

  /** A message with placeholders, as a pattern of the whole text. */
  pattern(key: MessageKey): RegExp {
    const parts = this.t(key).split(/\{\{\w+\}\}/);
    return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
  }

  link(key: MessageKey): Locator {
    return this.page.getByRole('link', { name: this.t(key) });
  }

  button(key: MessageKey): Locator {
    return this.page.getByRole('button', { name: this.t(key) });
  }

  /** The summary of a drop-down, which shows its value and opens it: "Language: EN". */
  summary(key: MessageKey): Locator {
    return this.page.locator('summary').filter({ hasText: `${this.t(key)}:` });
  }

  /** Checks path and query of the page. */
  async expectAddress(address: string | RegExp): Promise<void> {
    await expect
      .poll(() => decodeURIComponent(this.page.url().slice(this.origin.length)), POLLING)
      .toEqual(typeof address === 'string' ? address : expect.stringMatching(address));
  }
}

interface Fixtures {
  visit: (locale: Locale) => Visitor;
  console: string[];
  /**
   * Whether the browser caches styles, scripts and fonts between pages. `test.use({ keepsFiles: false })` for
   * tests that check how these files load.
   */
  keepsFiles: boolean;
  loading: void;
}

/** A test with a visitor on a host: `const visitor = visit('uz')`. Errors in the console fail the test. */
export const test = base.extend<Fixtures>({
  keepsFiles: [true, { option: true }],
  loading: [
    async ({ page, keepsFiles }, use) => {
      if (keepsFiles) return use();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await use();
      // The page may have closed.
      await session.detach().catch(() => undefined);
    },
    { auto: true },
  ],
  console: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      // The browser reports a missing page, a refused form and a required proof of work in the console.
      expect(errors.filter((error) => !/status of (404|422|428|502)/.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use((locale) => new Visitor(page, locale));
  },
});

export { expect };
