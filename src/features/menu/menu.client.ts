import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import { onIntent } from '#src/ui/on-intent.ts';

/** The parts of the page that a dialog makes inert are divided by code that comes with the visitor's first sign. */
let open = (dialog: HTMLDialogElement): unknown => dialog.showModal();
onIntent(
  'body',
  () =>
    void import('#src/ui/modal/open-modal.ts').then(
      (modal) => (open = modal.openModal),
      () => undefined,
    ),
);

const panel = () => document.querySelector<HTMLDialogElement>('dialog[data-menu]');

/** Without JavaScript the menu button is a link to the footer's menu; with JavaScript it opens the panel. */
onEveryPage(() => {
  const button = document.querySelector('[data-menu-button]');
  button?.setAttribute('role', 'button');
  button?.setAttribute('aria-haspopup', 'dialog');
});

onClick('[data-menu-button]', (_, event) => {
  event.preventDefault();
  const dialog = panel();
  if (dialog) open(dialog);
});

onClick('dialog[data-menu]', (_, { target }) => {
  // A click on the dialog element itself is outside its contents: on the backdrop.
  if (target === panel() || (target as Element).closest('a, [data-close]')) panel()?.close();
});

document.addEventListener('astro:before-preparation', () => panel()?.close());
