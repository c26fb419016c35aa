/*
 * While the visitor types, the server computes the loan again and the new answer replaces the old one. The
 * calculation is the same with and without scripts.
 */

/** Delay after the last key, milliseconds. */
const PAUSE = 250;

let timer: ReturnType<typeof setTimeout> | undefined;
let request: AbortController | undefined;

document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('[data-loan-form]') : null;
  if (!form) return;
  clearTimeout(timer);
  timer = setTimeout(() => void answer(form), PAUSE);
});

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
  } catch {
    // Aborted by the next key, or offline: the submit button still works.
  }
}
