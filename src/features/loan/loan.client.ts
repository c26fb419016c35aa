/*
 * While the visitor types, the server computes the loan again and the new answer replaces the old one. The
 * calculation is the same with and without scripts, and so are the groups of digits of the sum, which the field shows
 * when it is left.
 */

/** Delay after the last key, milliseconds. */
const TYPING_DELAY_MS = 250;

const AMOUNT = 'loan-amount';

/** The texts below a field. */
const MESSAGES = '.field-error, .field-help';

let timer: ReturnType<typeof setTimeout> | undefined;
let request: AbortController | undefined;
/** The sum as the server writes it. */
let written = '';

document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('[data-loan-form]') : null;
  if (!form) return;
  clearTimeout(timer);
  timer = setTimeout(() => void answer(form), TYPING_DELAY_MS);
});

document.addEventListener('focusout', ({ target }) => {
  if (target instanceof HTMLInputElement && target.id === AMOUNT) group(target);
});

/** Shows the sum as the server writes it, unless it has been changed since. */
function group(field: HTMLInputElement): void {
  if (digitsOf(field.value) === digitsOf(written)) field.value = written;
}

function digitsOf(sum: string): string {
  return sum.replace(/\D/g, '');
}

async function answer(form: HTMLFormElement): Promise<void> {
  request?.abort();
  request = new AbortController();
  const typed = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  try {
    const response = await fetch(`${form.action}?${typed}`, { signal: request.signal });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const fresh = page.querySelector('[data-loan-result]');
    if (fresh) document.querySelector('[data-loan-result]')?.replaceChildren(...fresh.childNodes);
    takeOverErrors(form, page);
    document.dispatchEvent(new Event('contact:shown'));
    written = sumField(page)?.value ?? '';
    const field = sumField(document);
    if (field && field !== document.activeElement) group(field);
  } catch {
    // Aborted by the next key, or offline: the submit button still works.
  }
}

/** Shows the errors of a new answer. The fields stay, and so do the focus and the caret. */
function takeOverErrors(form: HTMLFormElement, page: Document): void {
  // A new summary does not appear during typing: it would move the fields down.
  form.querySelector('.error-summary')?.replaceWith(...page.querySelectorAll('.error-summary'));
  for (const field of form.querySelectorAll('input')) {
    const fresh = page.getElementById(field.id);
    if (!fresh) continue;
    field.ariaInvalid = fresh.ariaInvalid;
    field.setAttribute('aria-describedby', fresh.getAttribute('aria-describedby') ?? '');
    const frame = field.closest('.field');
    frame?.querySelectorAll(MESSAGES).forEach((old) => old.remove());
    frame?.append(...(fresh.closest('.field')?.querySelectorAll(MESSAGES) ?? []));
  }
}

function sumField(page: Document): HTMLInputElement | null {
  return page.querySelector(`input#${AMOUNT}`);
}
