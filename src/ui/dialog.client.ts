import { afterClose, openDialog } from './dialog.ts';
import { onClick } from './on-click.ts';

/* Opens and closes every `Dialog` of a page; see there how to ask for one. */

onClick('[data-dialog-open]', (opener, event) => {
  // A page without the dialog: a link goes where it says.
  if (openDialog(opener.dataset.dialogOpen ?? '', opener)) event.preventDefault();
});

onClick('[data-dialog-close]', (button) => button.closest('dialog')?.close());

// A link that opens a dialog is a button to a screen reader, and answers to the space bar like one.
document.addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || !target.closest('a[data-dialog-open]')) return;
  event.preventDefault();
  target.click();
});

// Neither bubbles: they are heard on their way down.
document.addEventListener('close', ({ target }) => isOurs(target) && afterClose(target), true);

if (!('closedBy' in HTMLDialogElement.prototype)) {
  // The backdrop belongs to the dialog itself. A press that began inside, on a text, is no click on it.
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => (pressed = target), true);
  document.addEventListener('click', ({ target }) => {
    if (target === pressed && isOurs(target)) target.close();
  });
}

document.addEventListener('astro:before-preparation', () => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dialog][open]')) {
    dialog.close();
  }
});

function isOurs(target: EventTarget | null): target is HTMLDialogElement {
  return target instanceof HTMLDialogElement && target.hasAttribute('data-dialog');
}
