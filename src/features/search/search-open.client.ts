import { onClick } from '#src/ui/on-click.ts';
import { onIntent } from '#src/ui/on-intent.ts';

/* Opens the site-search dialog. Its code loads on hover, focus or touch. */

const OPENER = '[data-search-open]';

const fetchDialog = () => import('./search-dialog.client.ts');

onClick(OPENER, (opener, event) => open(opener) && event.preventDefault());

onIntent(OPENER, () => void fetchDialog().catch(reportError));

// Text typed into the header's field moves into the dialog.
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(OPENER)) open(target);
});

// Ctrl+K or ⌘K (decision 652). With a Cyrillic layout its key is л.
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (!/^[kл]$/i.test(key) || ctrlKey === metaKey || altKey || shiftKey) return;
  if (document.querySelector('dialog:modal')) return;
  if ((target as Element).closest('input, textarea, select, [contenteditable]')) return;
  if (open()) event.preventDefault();
});

/** Opens the dialog if the page has one, and returns whether it does. If its code fails to load, a link is followed. */
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
