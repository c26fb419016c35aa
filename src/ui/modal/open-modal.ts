import { holdPage, releasePage } from './hold-page.ts';

/** The dialog that is about to open. */
let opening: HTMLDialogElement | undefined;

/**
 * Opens a modal dialog over a page that was made inert before, and releases the page after the closing: the browser
 * alone would do both in one task (decision 611).
 * @param opener gets the focus back, so it is inert by the dialog alone; and so is what it shares with the dialog.
 */
export async function openModal(dialog: HTMLDialogElement, opener = document.activeElement): Promise<void> {
  opening = dialog;
  keepScrollbarRoom();
  const around = dialog.parentElement;
  await holdPage(around !== document.body && around?.contains(opener) ? around : opener);
  if (opening !== dialog) return;
  opening = undefined;
  if (dialog.isConnected && !dialog.open) dialog.showModal();
}

// `close` does not bubble, so it is handled in the capture phase. A sheet holds the page for itself.
document.addEventListener(
  'close',
  () => {
    if (!opening && !document.querySelector('dialog:modal, [popover][aria-modal]')) void releasePage();
  },
  true,
);

/** Reserves the space of the scrollbar, so that the page does not move while it cannot scroll. */
function keepScrollbarRoom(): void {
  const page = document.documentElement;
  page.style.scrollbarGutter = innerWidth > page.clientWidth ? 'stable' : '';
}
