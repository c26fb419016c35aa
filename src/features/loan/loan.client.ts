/*
 * While somebody types the server is asked again, and its answer stands in place of the one before: one reckoning, with
 * scripts and without.
 */

/** Milliseconds after the last key. */
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
    // Given up for the next key, or offline: the button is there.
  }
}
