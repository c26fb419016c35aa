/** The opener of each dialog; it gets the focus back. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Opens a `Dialog` over the page. If the opener is inside another dialog (registration from login), that dialog
 * closes.
 * @param opener the button or link that was clicked.
 * @returns whether the page has such a dialog.
 */
export function openDialog(id: string, opener?: HTMLElement): boolean {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (dialog.open) return true;
  const outer = opener?.closest('dialog');
  const returnTo = (outer && openers.get(outer)) ?? opener;
  outer?.close();
  if (returnTo) openers.set(dialog, returnTo);
  keepScrollbarRoom();
  dialog.showModal();
  return true;
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

/** Reserves the space of the scrollbar, so that the page does not move while it cannot scroll. */
function keepScrollbarRoom(): void {
  const page = document.documentElement;
  page.style.scrollbarGutter = innerWidth > page.clientWidth ? 'stable' : '';
}
