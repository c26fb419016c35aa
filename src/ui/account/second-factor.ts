import type { SecondFactorAsked } from '@tourbillon/domain/contract/account/login-steps.ts';
import { logIn } from '#src/stores/account.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { clearMistakes, showMistakes, showProblem } from './form-mistakes.ts';
import { supportsPasskeys, pressPasskey } from './passkey-button.ts';

/** Removes the listeners of the previous second step. */
let ending: AbortController | undefined;

/**
 * The second step of a login replaces the login form: a passkey, if the account has one for this site, or a recovery
 * code.
 */
export function askSecondFactor(login: HTMLFormElement, { second_factor: asked }: SecondFactorAsked): void {
  const part = login.closest<HTMLElement>('[data-request]');
  const step = part?.querySelector<HTMLElement>('[data-second-factor]');
  const code = step?.querySelector('form');
  if (!part || !step || !code) return;
  ending?.abort();
  ending = new AbortController();
  const { signal } = ending;
  const complete = async (shown: object) => {
    const call = accountCall<{ account_token: string }>('/login/second-factor', {
      ticket: asked.ticket,
      ...shown,
    });
    logIn((await call).account_token);
  };
  const button = step.querySelector<HTMLButtonElement>('[data-second-passkey]');
  const isHere = asked.passkey && supportsPasskeys();
  if (button) button.hidden = !isHere;
  const elsewhere = step.querySelector<HTMLElement>('[data-second-elsewhere]');
  if (elsewhere) {
    elsewhere.hidden = asked.passkey;
    elsewhere.textContent = (elsewhere.dataset.text ?? '').replace('{{sites}}', asked.sites.join(', '));
  }
  button?.addEventListener(
    'click',
    () => {
      const body = { ticket: asked.ticket };
      const use = (response: object) => complete({ response });
      void pressPasskey(button, code, { options: '/login/second-factor/options', body, use });
    },
    { signal },
  );
  code.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void sendCode(code, complete);
    },
    { signal },
  );
  step
    .querySelector('[data-second-again]')
    ?.addEventListener('click', () => swap(part, step, false), { signal });
  swap(part, step, true);
  (isHere ? button : code.querySelector('input'))?.focus();
}

async function sendCode(form: HTMLFormElement, complete: (shown: object) => Promise<void>): Promise<void> {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  clearMistakes(form);
  try {
    await complete({ recovery_code: String(new FormData(form).get('recovery_code') ?? '') });
  } catch (error) {
    const { failed = '', notSent = '' } = form.dataset;
    if (!(error instanceof CallFailure) || error.status !== 422) return showProblem(form, notSent);
    const { ticket, ...errors } = error.errors;
    // The ticket has expired: the password must be entered again.
    if (ticket?.[0]) showProblem(form, ticket[0]);
    else if (!showMistakes(form, errors)) showProblem(form, failed);
  } finally {
    form.ariaBusy = null;
  }
}

/** Shows either the second step or the first one, and hides the other. */
function swap(part: HTMLElement, step: HTMLElement, isSecond: boolean): void {
  for (const child of part.children) {
    if (child instanceof HTMLElement && child !== step) child.hidden = isSecond;
  }
  step.hidden = !isSecond;
  step.querySelector('form')?.reset();
  if (!isSecond) part.querySelector<HTMLElement>('input[type=password]')?.focus();
}
