import { onClick } from '../on-click.ts';

/* Links to forms open them in a dialog, which is fetched with the form when somebody turns to the link. */

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
  // On the page of the form itself the link leads to it.
  if (location.pathname === opener.pathname || !document.querySelector('[data-request-dialog]')) return;
  event.preventDefault();
  fetchDialog()
    .then(({ openRequest }) => openRequest(opener))
    .catch((error: unknown) => {
      reportError(error);
      location.href = opener.href;
    });
});
