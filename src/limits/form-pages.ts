import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import { REQUEST_FORMS } from '@tourbillon/domain/contract/requests/index.ts';
import { LOOK_UPS } from '@tourbillon/domain/contract/requests/look-ups.ts';

/** A page that takes a form. */
export interface FormPage {
  /**
   * The form brings the secret of a mailed link, which proves by itself that it may: mail programs post it from
   * elsewhere (RFC 8058), and a page that sends no referrer posts without an origin.
   */
  secret: boolean;
  /** The form may bring files. */
  photos?: boolean;
}

/** Addresses of the forms of requests. */
export const REQUEST_PAGES: readonly string[] = Object.values(REQUEST_FORMS).map(({ page }) => page);

/** Addresses of the forms that ask for what is known. */
const LOOK_UP_PAGES: readonly string[] = Object.values(LOOK_UPS).map(({ page }) => page);

const PAGES: Readonly<Record<string, FormPage>> = {
  ...Object.fromEntries(
    Object.values<AnyRequestForm>(REQUEST_FORMS).map(({ page, photos }) => [
      page,
      { secret: false, photos: photos ?? false },
    ]),
  ),
  ...Object.fromEntries(LOOK_UP_PAGES.map((page) => [page, { secret: false }])),
  '/registration/': { secret: false },
  // Links of letters whose page posts itself: no mail program does it for anybody.
  '/registration/confirm/': { secret: false },
  '/profile/email/confirm/': { secret: false },
  '/profile/email/undo/': { secret: false },
  '/forgot-password/': { secret: false },
  '/reset-password/': { secret: false },
  '/subscribe/': { secret: false },
  '/subscribe/confirm/': { secret: true },
  '/unsubscribe/': { secret: true },
  '/unsubscribe/alert/': { secret: true },
};

/** What is known of a page that takes a form; undefined for pages that take none. */
export function formPage(path: string): FormPage | undefined {
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
}
