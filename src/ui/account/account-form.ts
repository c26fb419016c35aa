import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { logIn } from '#src/stores/account.ts';
import { $token } from '#src/stores/account-session.ts';
import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';
import type { SecondFactorAsked } from '@tourbillon/domain/contract/account/login-steps.ts';
import { CallFailure } from '#src/stores/account-call.ts';
import { dropDraft } from '../request-form/draft.ts';
import { clearMistakes, showMistakes, showProblem } from './form-mistakes.ts';
import { isProofMissing, provedCall } from './proved-call.ts';

/** The page after a login on the login page. */
const ACCOUNT_PAGE = '/account/';

/**
 * A form whose call needs the account token or returns one. A script sends it as JSON through the gateway, because a
 * token must not be part of a page. Errors of the gateway appear under the fields. Data attributes of the form have
 * its call and texts.
 */
export function setUpAccountForm(form: HTMLFormElement): void {
  const isLogin = form.dataset.accountForm === '/login';
  // A visitor who is already logged in, here or in another tab, does not need the form.
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
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[type=submit]'))
    button.disabled = false;
}

/** The parts of the calls' answers that this form needs. */
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

/** Shows the text of a failure; the login has one text for all refusals (decision 53). */
function explain(form: HTMLFormElement, error: unknown): void {
  const { failed = '', notSent = '', tooMany = '' } = form.dataset;
  if (!(error instanceof CallFailure)) {
    reportError(error);
    return showProblem(form, notSent);
  }
  const { status, errors, wait } = error;
  // The visitor closed the identity dialog; the typed values are still in the form.
  if (isProofMissing(error)) return showProblem(form, errors.recent_proof?.[0] ?? '');
  if (status === 429) return showProblem(form, tooMany.replace('{{count}}', String(waitMinutes(wait))));
  if (status !== 401 && status !== 422) return showProblem(form, notSent);
  // Errors under fields need no message above the form.
  if (!showMistakes(form, errors)) showProblem(form, failed);
}

/** Logged in: closes the dialog, or leaves the login page. */
function arrive(form: HTMLFormElement): void {
  const dialog = form.closest('dialog');
  if (dialog) dialog.close();
  else if (location.pathname === '/login/') location.replace(ACCOUNT_PAGE);
}

/** Replaces the form with its success message and dispatches an event for the script that opened it. */
export function finish(form: HTMLFormElement): void {
  form.dispatchEvent(new Event('account-done', { bubbles: true }));
  const done = form.parentElement?.querySelector<HTMLElement>('[data-account-done]');
  form.reset();
  if (!done) return;
  form.hidden = true;
  done.hidden = false;
  done.focus();
}
