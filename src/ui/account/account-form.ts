import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { logIn } from '#src/stores/account.ts';
import { $token } from '#src/stores/account-session.ts';
import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';
import type { SecondFactorAsked } from '@tourbillon/domain/contract/account/login-steps.ts';
import { CallFailure } from '#src/stores/account-call.ts';
import { dropDraft } from '../request-form/draft.ts';
import { clearMistakes, showMistakes, report } from './form-mistakes.ts';
import { isProofMissing, provedCall } from './proved-call.ts';

/** Where who logs in on the page of the login goes. */
const AREA = '/account/';

/**
 * A form whose call needs or brings the account token: it goes through the gateway as JSON, for a token has no place in
 * a page. What the gateway says is put under the fields. The form's data name its call and its words.
 */
export function setUpAccountForm(form: HTMLFormElement): void {
  const isLogin = form.dataset.accountForm === '/login';
  // A visitor who is logged in already, here or in another tab, needs no form.
  if (isLogin) {
    const stop = $token.subscribe((token) => {
      if (!form.isConnected && token === null) return;
      if (token === null) return;
      queueMicrotask(() => stop());
      arrive(form);
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!form.ariaBusy) void send(form, isLogin);
  });
}

/** What the calls of forms answer with, as far as a form is about it. */
type LoginResponse = { account_token: string } | SecondFactorAsked | { data: object };

async function send(form: HTMLFormElement, isLogin: boolean): Promise<void> {
  const { accountForm = '', sending = '' } = form.dataset;
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = button?.textContent ?? '';
  form.ariaBusy = 'true';
  if (button) button.textContent = sending;
  clearMistakes(form);
  try {
    const response = await provedCall<LoginResponse>(accountForm as PublicPath, fields);
    if (isLogin && 'second_factor' in response) {
      const { askSecondFactor } = await import('./second-factor.ts');
      return askSecondFactor(form, response);
    }
    dropDraft(form.closest<HTMLElement>('[data-request]')?.dataset.request ?? '');
    if (isLogin && 'account_token' in response) logIn(response.account_token);
    else finish(form);
  } catch (error) {
    explain(form, error);
  } finally {
    form.ariaBusy = null;
    if (button) button.textContent = words;
  }
}

/** The words for a failure: the login has one sentence for all it refuses (decision 53). */
function explain(form: HTMLFormElement, error: unknown): void {
  const { failed = '', notSent = '', tooMany = '' } = form.dataset;
  if (!(error instanceof CallFailure)) {
    reportError(error);
    return report(form, notSent);
  }
  const { status, errors, wait } = error;
  // The dialog that asks for it was closed; what was typed is still here.
  if (isProofMissing(error)) return report(form, errors.recent_proof?.[0] ?? '');
  if (status === 429) return report(form, tooMany.replace('{{count}}', String(waitMinutes(wait))));
  if (status !== 401 && status !== 422) return report(form, notSent);
  // What is said under a field needs no heading over the form: a heading without a list is half a sentence.
  if (!showMistakes(form, errors)) report(form, failed);
}

/** Logged in: the dialog has done its work; the page of the login leads on. */
function arrive(form: HTMLFormElement): void {
  const dialog = form.closest('dialog');
  if (dialog) dialog.close();
  else if (location.pathname === '/login/') location.replace(AREA);
}

/** Puts what the form has ready for its success in its place, and says so to the script that opened it. */
export function finish(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('account-done', { bubbles: true }));
  const done = form.parentElement?.querySelector<HTMLElement>('[data-account-done]');
  form.reset();
  if (!done) return;
  form.hidden = true;
  done.hidden = false;
  done.focus();
}
