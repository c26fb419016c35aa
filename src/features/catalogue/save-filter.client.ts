import { storedToken } from '#src/stores/stored-token.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

/* The link that saves a filter. Its code loads on demand. */

// On the window, before the capturing listeners of the document: a logged-in visitor does not get the login dialog.
window.addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-keep-filter]');
    if (!link || event.ctrlKey || event.metaKey) return;
    if (storedToken() !== null) {
      event.preventDefault();
      event.stopPropagation();
    }
    void import('./save-filter-link.ts').then(({ saveFilter }) => saveFilter(link)).catch(reportError);
  },
  { capture: true },
);

// A logged-in visitor sees whether this filter is already saved.
onEveryPage(() => {
  const link = document.querySelector<HTMLAnchorElement>('[data-keep-filter]');
  if (!link || storedToken() === null) return;
  void import('./save-filter-link.ts').then(({ markSaved }) => markSaved(link)).catch(() => undefined);
});
