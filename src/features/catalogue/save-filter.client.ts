import { storedToken } from '#src/stores/stored-token.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

/* The link that keeps a filter: what it needs comes when somebody turns to it. */

// Before the link opens the authorisation, which only who is not logged in needs.
document.addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-keep-filter]');
    if (!link || event.ctrlKey || event.metaKey) return;
    if (storedToken() !== null) {
      event.preventDefault();
      event.stopPropagation();
    }
    void import('./save-filter-link.ts').then(({ keepFilter }) => keepFilter(link)).catch(reportError);
  },
  { capture: true },
);

// A visitor who is logged in sees whether the filter is kept already.
onEveryPage(() => {
  const link = document.querySelector<HTMLAnchorElement>('[data-keep-filter]');
  if (!link || storedToken() === null) return;
  void import('./save-filter-link.ts').then(({ markSaved }) => markSaved(link)).catch(() => undefined);
});
