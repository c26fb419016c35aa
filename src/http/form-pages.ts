/** A page that takes a form. */
export interface FormPage {
  /**
   * The form brings the secret of a mailed link, which proves by itself that it may: mail programs post it from
   * elsewhere (RFC 8058), and a page that sends no referrer posts without an origin.
   */
  secret: boolean;
}

const PAGES: Readonly<Record<string, FormPage>> = {
  '/subscribe/': { secret: false },
  '/subscribe/confirm/': { secret: true },
  '/unsubscribe/': { secret: true },
};

/** What is known of a page that takes a form; undefined for pages that take none. */
export function formPage(path: string): FormPage | undefined {
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
}
