import { onClick } from '#src/ui/on-click.ts';

/* Opens the site-search dialog; the dialog and all it can do are fetched when somebody turns to it. */

const OPENER = '[data-search-open]';

const fetchDialog = () => import('./search-dialog.client.ts');

onClick(OPENER, (opener, event) => open(opener) && event.preventDefault());

for (const turning of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(
    turning,
    ({ target }) => (target as Element).closest(OPENER) && void fetchDialog().catch(reportError),
    { passive: true },
  );
}

// Somebody has come to the header's field by the keyboard: what they type goes on in the dialog.
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(OPENER)) open(target);
});

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || document.querySelector('dialog:modal')) return;
  if ((target as Element).closest('input, textarea, select, [contenteditable]')) return;
  if (open()) event.preventDefault();
});

/** Whether the page has a dialog, which then opens; a link whose dialog cannot be fetched goes where it says. */
function open(opener?: HTMLElement): boolean {
  if (!document.querySelector('[data-search-dialog]')) return false;
  fetchDialog().then(
    ({ openSearch }) => openSearch(opener),
    (error: unknown) => {
      reportError(error);
      if (opener instanceof HTMLAnchorElement) location.href = opener.href;
    },
  );
  return true;
}
