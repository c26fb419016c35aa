import { confirmNewEmailForm, undoEmailChangeForm } from './account/email-change.ts';
import { forgottenPassword, newPassword, verifyEmailForm } from './account/mailed-links.ts';
import { registration } from './account/registration.ts';
import { endLettersForm } from './end-letters.ts';
import type { Form } from './form.ts';
import { REQUEST_FORMS } from './requests/index.ts';
import { LOOK_UPS } from './requests/look-ups.ts';
import { offerForm } from './requests/offer.ts';
import { threadForm } from './requests/thread.ts';
import { confirmSubscriptionForm, subscribeForm, unsubscribeForm } from './subscription.ts';

/** Every form of the site: the only list of pages with forms. */
export const FORMS: readonly Form[] = [
  ...Object.values(REQUEST_FORMS),
  ...Object.values(LOOK_UPS),
  registration,
  verifyEmailForm,
  confirmNewEmailForm,
  undoEmailChangeForm,
  forgottenPassword,
  newPassword,
  subscribeForm,
  confirmSubscriptionForm,
  unsubscribeForm,
  endLettersForm,
  offerForm,
  threadForm,
];

const BY_PAGE: ReadonlyMap<string, Form> = new Map(FORMS.map((form) => [form.page, form]));

/** The form of a page; undefined for a page without one. */
export function formOf(path: string): Form | undefined {
  return BY_PAGE.get(path);
}
