import { afterClose, openDialog } from './dialog.ts';
import { closeModal } from './modal/modal.ts';
import { onClick } from './on-click.ts';

/* Opens and closes every `Dialog` of a page; see `Dialog.astro` for the attributes. */

onClick('[data-dialog-open]', (opener, event) => {
  // If the page does not have the dialog, a link is followed.
  if (openDialog(opener.dataset.dialogOpen ?? '', opener)) event.preventDefault();
});

onClick('[data-dialog-close]', (button) => void closeModal(button.closest('dialog')));

// A link that opens a dialog or the menu acts as a button, so it must also react to the space bar.
document.addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || !target.closest('a[data-dialog-open], [data-menu-button]')) return;
  event.preventDefault();
  target.click();
});

// `close` does not bubble, so it is handled in the capture phase.
document.addEventListener('close', ({ target }) => isOurs(target) && afterClose(target), true);

if (!('closedBy' in HTMLDialogElement.prototype)) {
  void import('./close-on-backdrop.ts').then(({ closeOnBackdrop }) => closeOnBackdrop(), reportError);
}

document.addEventListener('astro:before-preparation', () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dialog][open]')) {
    dialog.close();
  }
});

/** Whether it is a `Dialog`. */
function isOurs(target: EventTarget | null): target is HTMLDialogElement {
  return target instanceof HTMLDialogElement && target.hasAttribute('data-dialog');
}
