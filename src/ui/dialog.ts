/** Who opened a dialog: the focus goes back there. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Opens a `Dialog` over the page. Opened from inside another one (registration from authorisation), it takes
 * that one's place.
 * @param opener the button or link that asked for it.
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
 * What closing means: forms that belong to the moment are emptied, and the focus returns to the opener where
 * the browser did not bring it back (Safari does not focus a button that is clicked).
 */
export function afterClose(dialog: HTMLDialogElement): void {
  if (dialog.hasAttribute('data-dialog-resets')) {
    for (const form of dialog.querySelectorAll('form')) form.reset();
  }
  const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
  if (!isElsewhere && !document.querySelector('dialog:modal')) openers.get(dialog)?.focus();
}

/** The page below cannot scroll; where its bar takes room, the room stays, so that nothing moves. */
function keepScrollbarRoom(): void {
  const page = document.documentElement;
  page.style.scrollbarGutter = innerWidth > page.clientWidth ? 'stable' : '';
}
