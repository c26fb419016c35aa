import { nextPicture } from '../next-picture.ts';
import { onIntent } from '../on-intent.ts';

/** The dialog that is about to open. */
let opening: HTMLDialogElement | undefined;

/** Makes it cheaper to open one. Loaded on hover, focus or touch of what opens it, which does not wait for it. */
let leaveOutFarParts: ((dialog: HTMLDialogElement) => void) | undefined;

onIntent('[data-menu-button], [data-search-open], [data-dialog-open], [data-request-open]', () => {
  import('./far-parts.ts').then(
    (module) => (leaveOutFarParts = module.leaveOutFarParts),
    () => undefined,
  );
});

/** Opens a modal dialog after the next picture (decision 611), unless another one is opened meanwhile. */
export async function openModal(dialog: HTMLDialogElement): Promise<void> {
  opening = dialog;
  keepScrollbarRoom();
  leaveOutFarParts?.(dialog);
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
