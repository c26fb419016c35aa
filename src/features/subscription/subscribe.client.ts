import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';

/** Timeout of the request, milliseconds. */
const TIMEOUT_MS = 15_000;

const fetchCheck = () => import('#src/ui/request-form/form-robot-check.ts');

// Starts the robot check while the visitor fills in the form.
document.addEventListener('focusin', ({ target }) => {
  const form = (target as Element).closest<HTMLFormElement>('[data-subscribe-form]');
  if (form) fetchCheck().then(({ beginCheck }) => beginCheck(form), reportError);
});

/*
 * Sends the form with fetch and replaces it with the form or message from the response, so that visitors with and
 * without scripts see the same markup. In the capture phase, before the client router handles the submit.
 */
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-subscribe-form]')) return;
    event.preventDefault();
    if (!form.ariaBusy) void send(form);
  },
  true,
);

async function send(form: HTMLFormElement): Promise<void> {
  const { sending = '', notSent = '', tooMany = '', robotAway = '' } = form.dataset;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = button?.textContent ?? '';
  form.ariaBusy = 'true';
  if (button) button.textContent = sending;
  let problem = notSent;
  try {
    const { tokenOf } = await fetchCheck();
    problem = robotAway;
    const token = await tokenOf(form);
    // No token: a native submit, and the page then asks a question.
    if (token === '') return form.submit();
    problem = notSent;
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    fields.set('robot', token);
    const response = await fetch(form.action, {
      method: 'POST',
      body: fields,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 429) {
      const minutes = waitMinutes(Number(response.headers.get('Retry-After')));
      problem = tooMany.replace('{{count}}', String(minutes));
    }
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = page.querySelector<HTMLElement>('[data-subscribe]');
    if (fresh) {
      form.closest('[data-subscribe]')?.replaceWith(fresh);
      fresh.querySelector<HTMLElement>('[data-form-focus]')?.focus();
      return;
    }
  } catch {
    // Offline or timeout: `problem` already has the text.
  }
  form.ariaBusy = null;
  if (button) button.textContent = words;
  showProblem(form, problem);
}

/** Shows the error above the form and keeps the typed values. */
function showProblem(form: HTMLFormElement, problem: string): void {
  const line = form.querySelector<HTMLElement>('[data-form-problem]');
  if (!line) return;
  line.hidden = false;
  line.textContent = problem;
  line.focus();
}
