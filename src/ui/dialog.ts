import { openModal } from './modal/modal.ts';

/** The opener of each dialog; it gets the focus back. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Opens a `Dialog` over the page. If the opener is inside another dialog (registration from login), that dialog
 * closes.
 * @param opener the button or link that was clicked.
 * @returns when it is open; nothing if the page does not have such a dialog.
 */
export function openDialog(id: string, opener?: HTMLElement): Promise<void> | undefined {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return undefined;
  if (dialog.open) return Promise.resolve();
  const outer = opener?.closest('dialog');
  const returnTo = (outer && openers.get(outer)) ?? opener;
  outer?.close();
  if (returnTo) openers.set(dialog, returnTo);
  return openModal(dialog);
}

/**
 * Cleans up after closing: resets the forms of dialogs with `resets`, and returns the focus to the opener if the
 * browser did not (Safari does not focus a button on click).
 */
export function afterClose(dialog: HTMLDialogElement): void {
  if (dialog.hasAttribute('data-dialog-resets')) {
    for (const form of dialog.querySelectorAll('form')) form.reset();
  }
  const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
  if (!isElsewhere && !document.querySelector('dialog:modal')) openers.get(dialog)?.focus();
}
