import { nextPicture } from '../next-picture.ts';
import { onIntent } from '../on-intent.ts';

/** The dialog that is about to open. */
let opening: HTMLDialogElement | undefined;

// Makes it cheaper to open the menu, the search or a form (decision 684). Nothing waits for it.
onIntent('header *, [data-request-open]', () => import('../far-parts.ts').catch(reportError));

/** Opens a modal dialog after the next picture (decision 611), unless another one is opened meanwhile. */
export async function openModal(dialog: HTMLDialogElement): Promise<void> {
  opening = dialog;
  keepScrollbarRoom();
  await nextPicture();
  if (opening !== dialog) return;
  opening = undefined;
  if (dialog.isConnected && !dialog.open) dialog.showModal();
}

// Escape may be faster than that picture on a slow machine.
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') opening = undefined;
});

/** Closes it after the next picture. */
export async function closeModal(dialog: HTMLDialogElement | null): Promise<void> {
  await nextPicture();
  dialog?.close();
}

/** Reserves the space of the scrollbar, so that the page does not move while it cannot scroll. */
function keepScrollbarRoom(): void {
  const page = document.documentElement;
  page.style.scrollbarGutter = innerWidth > page.clientWidth ? 'stable' : '';
}
