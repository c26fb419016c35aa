import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';
import { storedToken } from '#src/stores/stored-token.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { tokenOf } from './form-robot-check.ts';
import { settled } from './form-files.ts';

// What sends the form is at hand when somebody has turned to it, also when the connection is lost meanwhile.
export { beginCheck } from './form-robot-check.ts';
export { fillInHolder } from './fill-in-holder.ts';

/** Milliseconds a form may be on its way. */
const PATIENCE = 15_000;

/**
 * Sends a form and puts what its page answers (the form with its mistakes, or what comes next) in its place: one
 * rendering serves visitors with and without scripts. While it is on its way it cannot be sent again.
 * @returns the part that came in its place, if one did.
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
  const page = part?.dataset.request ?? '';
  keepDraft(page, form);
  if (!navigator.onLine) return showProblem(form, offline);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = button?.textContent ?? '';
  form.ariaBusy = 'true';
  if (button) button.textContent = sending;
  let problem = notSent;
  try {
    if (await sessionIsOver(form)) {
      form.ariaBusy = null;
      if (button) button.textContent = words;
      return showProblem(form, sessionOver);
    }
    const fields = new URLSearchParams();
    problem = robotAway;
    const token = await tokenOf(form);
    problem = unfinished;
    await settled(form);
    if (token === '') return void form.submit();
    problem = navigator.onLine ? notSent : offline;
    // Files have come before, one by one; the form names them.
    const unseen = hiddenFields(form);
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && !unseen.has(name)) fields.append(name, value);
    fields.set('robot', token);
    const account = storedToken();
    const response = await fetch(form.action, {
      method: 'POST',
      body: fields,
      // What is bought while logged in is an order of the personal area.
      ...(account !== null && { headers: { Authorization: `Bearer ${account}` } }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 429) {
      const minutes = waitMinutes(Number(response.headers.get('Retry-After')));
      problem = tooMany.replace('{{count}}', String(minutes));
    }
    const received = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = received.querySelector<HTMLElement>('[data-request]');
    const { robotWork } = fresh?.querySelector<HTMLElement>('[data-robot-work]')?.dataset ?? {};
    if (robotWork && !form.dataset.robotWork) {
      // It costs more work than the form began with: done, and sent once more.
      form.dataset.robotWork = robotWork;
      if (button) button.textContent = words;
      return await sendForm(form);
    }
    if (fresh && part) {
      if (fresh.querySelector('[data-sent]')) dropDraft(page);
      keepPasswords(form, fresh);
      if ('holder' in form.dataset) keepHolder(fresh);
      part.replaceWith(fresh);
      fresh.querySelector<HTMLElement>('[data-form-focus]')?.focus();
      return fresh;
    }
  } catch {
    // No connection, or none in time: the words for it are set.
    if (!navigator.onLine) problem = offline;
  }
  form.ariaBusy = null;
  if (button) button.textContent = words;
  return showProblem(form, problem);
}

/**
 * Whether the login of this tab has ended elsewhere, which is said once before a form is sent without it; it is sent as
 * anybody's when its button is pressed again.
 */
async function sessionIsOver(form: HTMLFormElement): Promise<boolean> {
  // Filled in for somebody who has logged out in another tab meanwhile.
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

/** Names of fields that what was chosen has hidden: they are not sent (decision 82). */
function hiddenFields(form: HTMLFormElement): Set<string> {
  // A dialog that is closed meanwhile hides what was to be sent.
  if (!form.checkVisibility()) return new Set();
  const controls = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return new Set([...controls].flatMap((one) => (one.type === 'hidden' || isShown(one) ? [] : [one.name])));
}

/** A field of files is hidden by itself; a radio button is, where its line stands for it. */
function isShown(control: HTMLInputElement): boolean {
  return (control.closest('label, .field') ?? control).checkVisibility();
}

/** What came back is filled in for the same person. */
function keepHolder(fresh: HTMLElement): void {
  const form = fresh.querySelector('form');
  if (form) form.dataset.holder = '';
}

/** A page shows no password again: what was typed stays in the browser until the form is right. */
function keepPasswords(form: HTMLFormElement, fresh: HTMLElement): void {
  for (const typed of form.querySelectorAll<HTMLInputElement>('input[name^=password]')) {
    const field = fresh.querySelector<HTMLInputElement>(`input[name="${typed.name}"]`);
    if (field) field.value = typed.value;
  }
}

/** Says over the form, which keeps what was typed, why it was not sent. */
function showProblem(form: HTMLFormElement, problem: string): undefined {
  const line = form.querySelector<HTMLElement>('[data-form-problem]');
  if (!line) return;
  line.hidden = false;
  line.textContent = problem;
  line.focus();
}

/** The connection is back: forms that said it was gone say so. */
export function showOnline(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-request-form]')) {
    const line = form.querySelector<HTMLElement>('[data-form-problem]:not([hidden])');
    if (line && line.textContent === form.dataset.offline) line.textContent = form.dataset.online ?? '';
  }
}
