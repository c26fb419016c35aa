import { onClick } from '../on-click.ts';
import { onIntent } from '../on-intent.ts';

/* Opens links to forms in a dialog. Hover, focus or touch preloads the dialog and the form. */

const OPENER = 'a[data-request-open]';

const fetchDialog = () => import('./request-dialog.client.ts');

onIntent<HTMLAnchorElement>(
  OPENER,
  ({ href }) =>
    void fetchDialog().then(
      ({ prepareRequest }) => prepareRequest(href),
      () => undefined,
    ),
);

onClick<HTMLAnchorElement>(OPENER, (opener, event) => {
  // On the form's own page the link is followed.
  if (location.pathname === opener.pathname || !document.querySelector('[data-request-dialog]')) return;
  event.preventDefault();
  fetchDialog()
    .then(({ openRequest }) => openRequest(opener))
    .catch((error: unknown) => {
      reportError(error);
      // The visitor may have gone to another page meanwhile.
      if (opener.isConnected) location.href = opener.href;
    });
});
