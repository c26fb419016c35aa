import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import { closeModal, openModal } from '#src/ui/modal/modal.ts';

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
  if (dialog) void openModal(dialog);
});

onClick('dialog[data-menu]', (_, { target }) => {
  // A click on the dialog element itself is outside its contents: on the backdrop.
  if (target === panel() || (target as Element).closest('a, [data-close]')) void closeModal(panel());
});

document.addEventListener('astro:before-preparation', () => panel()?.close());
