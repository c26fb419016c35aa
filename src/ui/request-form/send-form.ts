import { waitMinutes } from '#src/i18n/wait-minutes.ts';
import { storedToken } from '#src/stores/stored-token.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { settled } from './form-files.ts';
import type { TokenMaker } from './robot-token.ts';

/** Milliseconds a form may be on its way. */
const PATIENCE = 15_000;

/** What makes their tokens, a form each: begun when somebody turns to it. */
const makers = new WeakMap<HTMLFormElement, Promise<TokenMaker>>();

/** Begins the check against robots, so that it is done when the form is sent. */
export function beginCheck(form: HTMLFormElement): void {
  if (makers.has(form)) return;
  const maker = import('./robot-token.ts').then(({ prepareToken }) => prepareToken(form));
  maker.catch(() => makers.delete(form));
  makers.set(form, maker);
}

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
  } = form.dataset;
  const part = form.closest<HTMLElement>('[data-request]');
  const page = part?.dataset.request ?? '';
  keepDraft(page, form);
  if (!navigator.onLine) return tell(form, offline);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = button?.textContent ?? '';
  form.ariaBusy = 'true';
  if (button) button.textContent = sending;
  let problem = notSent;
  try {
    const fields = new URLSearchParams();
    problem = robotAway;
    const token = await checked(form);
    problem = unfinished;
    await settled(form);
    problem = navigator.onLine ? notSent : offline;
    // Files have come before, one by one; the form names them.
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
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
    const answer = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = answer.querySelector<HTMLElement>('[data-request]');
    if (fresh && part) {
      if (fresh.querySelector('[data-sent]')) dropDraft(page);
      keepPasswords(form, fresh);
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
  return tell(form, problem);
}

/** A page shows no password again: what was typed stays in the browser until the form is right. */
function keepPasswords(form: HTMLFormElement, fresh: HTMLElement): void {
  for (const typed of form.querySelectorAll<HTMLInputElement>('input[name^=password]')) {
    const field = fresh.querySelector<HTMLInputElement>(`input[name="${typed.name}"]`);
    if (field) field.value = typed.value;
  }
}

/** The token of a form, good once. @throws when the check cannot be asked. */
async function checked(form: HTMLFormElement): Promise<string> {
  beginCheck(form);
  try {
    return (await (await makers.get(form))?.()) ?? '';
  } finally {
    makers.delete(form);
  }
}

/** Says over the form, which keeps what was typed, why it was not sent. */
function tell(form: HTMLFormElement, problem: string): undefined {
  const line = form.querySelector<HTMLElement>('[data-form-problem]');
  if (!line) return;
  line.hidden = false;
  line.textContent = problem;
  line.focus();
}

/** The connection is back: forms that said it was gone say so. */
export function tellOnline(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-request-form]')) {
    const line = form.querySelector<HTMLElement>('[data-form-problem]:not([hidden])');
    if (line && line.textContent === form.dataset.offline) line.textContent = form.dataset.online ?? '';
  }
}
