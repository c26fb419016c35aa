import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type Translate, translator } from '@tourbillon/domain/i18n/translate.ts';

/** Seconds of a person for a key, and for a pointing with its click (keystroke-level model: K, and P with two B). */
const PERSON = { key: 0.28, click: 1.3 };

/** Milliseconds that a page may take. */
const TIMEOUT = 15_000;

/** A visitor on an errand; clicks and typed characters are counted. */
export class ErrandVisitor {
  readonly page: Page;
  readonly locale: Locale;
  readonly t: Translate;
  readonly origin: string;
  clicks = 0;
  characters = 0;
  #started = 0;

  constructor(page: Page, locale: Locale, origin: string) {
    this.page = page;
    this.locale = locale;
    this.t = translator(locale);
    this.origin = origin;
    page.setDefaultTimeout(TIMEOUT);
  }

  /** Opens the home page, where every errand begins. */
  async begin(): Promise<void> {
    this.#started = performance.now();
    await this.page.goto(`${this.origin}/`);
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.first().click();
  }

  /** Opens the search of the header, types, and presses Enter. */
  async search(words: string): Promise<void> {
    await this.openSearch(words);
    await this.enter();
    await this.page.waitForURL((address) => address.pathname.startsWith('/search/'));
  }

  /** Opens the search of the header and types. Before its script has loaded, the page of the search opens instead. */
  async openSearch(words: string): Promise<void> {
    await this.click(this.page.locator('header [data-search-open]:visible'));
    const dialog = this.page.locator('[data-search-dialog][open] [name=q]');
    const field = this.page.getByRole('main').locator('[data-search-field]');
    await dialog.or(field).first().waitFor();
    if (!(await dialog.isVisible())) await this.click(field);
    await this.type(words);
  }

  /** Types into the focused field. */
  async type(words: string): Promise<void> {
    this.characters += words.length;
    await this.page.keyboard.type(words);
  }

  /** A key counts as a character. */
  async enter(): Promise<void> {
    this.characters += 1;
    await this.page.keyboard.press('Enter');
  }

  /** The first card of the list. */
  firstCard(): Locator {
    return this.page.getByRole('main').getByRole('article').first();
  }

  /** Opens the first piece of the list. @returns its text. */
  async openFirst(): Promise<string> {
    await this.click(this.firstCard().getByRole('link'));
    await this.page.waitForURL(/\/(clock|jewelry|accessory|art)\//);
    return this.mainText();
  }

  /** The text of the page's main part. */
  async mainText(): Promise<string> {
    return this.page.getByRole('main').innerText();
  }

  /** Seconds since the beginning, and the time a person would need for keys and clicks. */
  seconds(): { waited: number; person: number } {
    const waited = (performance.now() - this.#started) / 1000;
    return { waited, person: waited + this.characters * PERSON.key + this.clicks * PERSON.click };
  }
}

/** Fails an errand that has reached a wrong page. */
export function need(isRight: boolean, found: string): void {
  if (!isRight) throw new Error(`came to: ${found.replace(/\s+/g, ' ').slice(0, 160)}`);
}
