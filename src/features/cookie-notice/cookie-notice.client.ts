import { onPage } from '#src/ui/on-page.ts';

/** Key in local storage: set once the notice was hidden. */
const HIDDEN = 'cookie-notice-hidden';

onPage(() => {
  const notice = document.querySelector<HTMLElement>('[data-cookie-notice]');
  if (!notice || stored()) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => {
    notice.hidden = true;
    store();
  });
});

/** Storage may be forbidden by the browser's settings: the notice then comes again on the next page. */
function stored(): boolean {
  try {
    return localStorage.getItem(HIDDEN) !== null;
  } catch {
    return false;
  }
}

function store(): void {
  try {
    localStorage.setItem(HIDDEN, '1');
  } catch {
    return;
  }
}
