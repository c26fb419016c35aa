import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type MessageKey, type Translate, translator } from '@tourbillon/domain/i18n/translate.ts';
import { takeSite } from '../site/site.ts';

/** A person on one of the hosts: what they see and the words they see it in. */
export class Visitor {
  readonly page: Page;
  readonly locale: Locale;
  readonly t: Translate;
  readonly origin: string;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.locale = locale;
    this.t = translator(locale);
    this.origin = takeSite().origins[locale];
  }

  /** Opens an address of the host. @returns its status. */
  async open(path: string): Promise<number> {
    const response = await this.page.goto(this.origin + path);
    return response?.status() ?? 0;
  }

  /** A text of the interface that holds values, as a pattern of the whole. */
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

  /** The line that shows a drop-down's value and opens it: "Language: EN". */
  summary(key: MessageKey): Locator {
    return this.page.locator('summary').filter({ hasText: `${this.t(key)}:` });
  }

  /** The path and query of the page on the screen. */
  async expectAddress(address: string | RegExp): Promise<void> {
    await expect
      .poll(() => decodeURIComponent(this.page.url().slice(this.origin.length)))
      .toEqual(typeof address === 'string' ? address : expect.stringMatching(address));
  }
}

/** A transparent point, which stands in for every picture of the shop. */
const POINT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const PICTURES = '/media/';

interface Fixtures {
  visit: (locale: Locale) => Visitor;
  console: string[];
  /** Real pictures of the shop, drawn when they are asked for: `test.use({ pictures: true })`. */
  pictures: boolean;
  /**
   * The browser keeps styles, scripts and typefaces from page to page: `test.use({ keepsFiles: true })`, for tests of
   * many pages that do not look at how these load. They take three fifths of the processor's time.
   */
  keepsFiles: boolean;
  standIns: void;
}

/**
 * A test with a person on a host: `const visitor = visit('uz')`. Errors in the console fail the test. Pictures of the
 * shop are points unless the test wants real ones: they have their places either way, and drawing hundreds that
 * nobody looks at takes longer than most tests.
 */
export const test = base.extend<Fixtures>({
  pictures: [false, { option: true }],
  keepsFiles: [false, { option: true }],
  standIns: [
    async ({ context, page, pictures, keepsFiles }, use) => {
      const point = { contentType: 'image/gif', body: Buffer.from(POINT, 'base64') };
      if (keepsFiles && !pictures) await standInForPictures(context, page);
      else if (!pictures) await context.route(`**${PICTURES}**`, (route) => route.fulfill(point));
      await use();
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
      // The browser itself reports a page that is not found, of a form that came back and of work that was asked first.
      expect(errors.filter((error) => !/status of (404|422|428|502)/.test(error))).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use((locale) => new Visitor(page, locale));
  },
});

/** Answers for pictures alone: a route of Playwright passes every request through itself, and nothing is kept. */
async function standInForPictures(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'image/gif' }];
    const answer = { requestId, responseCode: 200, responseHeaders, body: POINT };
    // The page may have gone.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${PICTURES}*` }] });
}

export { expect };
