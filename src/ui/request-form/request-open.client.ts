import { onClick } from '../on-click.ts';

/* Opens links to forms in a dialog. Hover, focus or touch preloads the dialog and the form. */

const OPENER = 'a[data-request-open]';

const fetchDialog = () => import('./request-dialog.client.ts');

for (const turning of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(
    turning,
    ({ target }) => {
      const opener = (target as Element).closest<HTMLAnchorElement>(OPENER);
      if (opener)
        void fetchDialog().then(
          ({ prepareRequest }) => prepareRequest(opener.href),
          () => undefined,
        );
    },
    { passive: true },
  );
}

onClick<HTMLAnchorElement>(OPENER, (opener, event) => {
  // On the form's own page the link is followed.
  if (location.pathname === opener.pathname || !document.querySelector('[data-request-dialog]')) return;
  event.preventDefault();
  fetchDialog()
    .then(({ openRequest }) => openRequest(opener))
    .catch((error: unknown) => {
      reportError(error);
      location.href = opener.href;
    });
});
