import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';
import { storedToken } from '#src/stores/stored-token.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { tokenOf } from './form-robot-check.ts';
import { uploadsComplete } from './form-files.ts';

// Loaded together with the first interaction, so that a form can still be sent if the connection is lost later.
export { beginCheck } from './form-robot-check.ts';
export { fillInHolder } from './fill-in-holder.ts';

/** Timeout of the request, milliseconds. */
const TIMEOUT_MS = 15_000;

/** Focuses the answer to a form. One that is taller than the window is shown from its beginning. */
function showAnswer(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true });
  answer?.scrollIntoView({ block: answer.offsetHeight > innerHeight ? 'start' : 'nearest' });
}

/**
 * Sends a form with fetch and replaces it with the form or message from the response, so that visitors with and
 * without scripts see the same markup. A form is not sent twice at the same time.
 * @returns the element that replaced it, if any.
 */
export async function sendForm(form: HTMLFormElement): Promise<HTMLElement | undefined> {
  const {
    unfinished = '',
    sending = '',
    notSent = '',
    tooMany = '',
    offline = '',
    robotAway = '',
    sessionOver = '',
  } = form.dataset;
  const part = form.closest<HTMLElement>('[data-request]');
  const address = part?.dataset.request ?? '';
  keepDraft(address, form);
  if (!navigator.onLine) return showProblem(form, offline);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = button?.textContent ?? '';
  form.ariaBusy = 'true';
  if (button) button.textContent = sending;
  let problem = notSent;
  try {
    // Who only looks something up needs no login, so that form has no text about it.
    if (sessionOver !== '' && (await sessionIsOver(form))) {
      form.ariaBusy = null;
      if (button) button.textContent = words;
      return showProblem(form, sessionOver);
    }
    const fields = new URLSearchParams();
    problem = robotAway;
    const token = await tokenOf(form);
    problem = unfinished;
    await uploadsComplete(form);
    if (token === '') return void form.submit();
    problem = navigator.onLine ? notSent : offline;
    // Files are already uploaded; the form contains their ids.
    const unseen = hiddenFields(form);
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && !unseen.has(name)) fields.append(name, value);
    fields.set('robot', token);
    const account = storedToken();
    const response = await fetch(form.action, {
      method: 'POST',
      body: fields,
      // A purchase by a logged-in visitor becomes an order in the personal area.
      ...(account !== null && { headers: { Authorization: `Bearer ${account}` } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 429) {
      const minutes = waitMinutes(Number(response.headers.get('Retry-After')));
      problem = tooMany.replace('{{count}}', String(minutes));
    }
    const received = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = received.querySelector<HTMLElement>('[data-request]');
    const { robotWork } = fresh?.querySelector<HTMLElement>('[data-robot-work]')?.dataset ?? {};
    if (robotWork && !form.dataset.robotWork) {
      // The server asks for more work than at the start: do it and send the form once more.
      form.dataset.robotWork = robotWork;
      if (button) button.textContent = words;
      return await sendForm(form);
    }
    if (fresh && part) {
      if (fresh.querySelector('[data-sent]')) dropDraft(address);
      // What was typed over the values of the address does not change whose draft this is.
      fresh.dataset.request = address;
      keepPasswords(form, fresh);
      if ('holder' in form.dataset) keepHolder(fresh);
      part.replaceWith(fresh);
      showAnswer(fresh.querySelector<HTMLElement>('[data-form-focus]'));
      return fresh;
    }
  } catch {
    // Offline or timeout: `problem` already has the text.
    if (!navigator.onLine) problem = offline;
  }
  form.ariaBusy = null;
  if (button) button.textContent = words;
  return showProblem(form, problem);
}

/**
 * Whether the session of this tab has ended elsewhere. The visitor sees this once; the next click sends the form
 * without a login.
 */
async function sessionIsOver(form: HTMLFormElement): Promise<boolean> {
  // The form was filled in from an account that has logged out in another tab.
  const wasHolders = 'holder' in form.dataset;
  if (storedToken() === null) {
    delete form.dataset.holder;
    return wasHolders;
  }
  const [{ accountCall }, { followToken }] = await Promise.all([
    import('#src/stores/account-call.ts'),
    import('#src/stores/account-session.ts'),
  ]);
  followToken();
  await accountCall('/account').catch(() => undefined);
  if (storedToken() !== null) return false;
  delete form.dataset.holder;
  return true;
}

/** Names of fields that are hidden by the visitor's choices; they are not sent (decision 82). */
function hiddenFields(form: HTMLFormElement): Set<string> {
  // In a dialog that was closed meanwhile all fields are hidden, but they must be sent.
  if (!form.checkVisibility()) return new Set();
  const controls = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return new Set([...controls].flatMap((one) => (one.type === 'hidden' || isShown(one) ? [] : [one.name])));
}

/** File inputs and radio buttons are invisible themselves; their label or field decides. */
function isShown(control: HTMLInputElement): boolean {
  return (control.closest('label, .field') ?? control).checkVisibility();
}

/** Marks the returned form as filled in from the same account. */
function keepHolder(fresh: HTMLElement): void {
  const form = fresh.querySelector('form');
  if (form) form.dataset.holder = '';
}

/** The server never returns passwords, so typed ones are copied into the returned form. */
function keepPasswords(form: HTMLFormElement, fresh: HTMLElement): void {
  for (const typed of form.querySelectorAll<HTMLInputElement>('input[name^=password]')) {
    const field = fresh.querySelector<HTMLInputElement>(`input[name="${typed.name}"]`);
    if (field) field.value = typed.value;
  }
}

/** Shows the error above the form and keeps the typed values. */
function showProblem(form: HTMLFormElement, problem: string): undefined {
  const line = form.querySelector<HTMLElement>('[data-form-problem]');
  if (!line) return;
  line.hidden = false;
  line.textContent = problem;
  line.focus();
}

/** Updates forms with the "offline" message when the connection is back. */
export function showOnline(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-request-form]')) {
    const line = form.querySelector<HTMLElement>('[data-form-problem]:not([hidden])');
    if (line && line.textContent === form.dataset.offline) line.textContent = form.dataset.online ?? '';
  }
}
