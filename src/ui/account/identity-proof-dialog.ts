import { prepareRequest } from '../request-form/request-dialog.client.ts';
import { setUpForm } from '../request-form/set-up-form.ts';

/** Address of the page with the form. */
const PAGE = '/profile/proof/';

let asking: Promise<boolean> | undefined;

/**
 * Opens the identity dialog (password or passkey) over the current page. Concurrent calls share one dialog.
 * @returns whether the user confirmed their identity.
 * @throws when the form is not available.
 */
export function askForProof(): Promise<boolean> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

async function ask(): Promise<boolean> {
  const page = await prepareRequest(PAGE);
  const found = page.querySelector<HTMLElement>(`[data-request="${PAGE}"]`);
  const frame = document.querySelector<HTMLDialogElement>('[data-request-dialog]');
  if (!found || !frame) throw new Error('There is no form at that address');
  const before = document.activeElement;
  const part = document.importNode(found, true);
  const dialog = frameOf(frame, part);
  document.body.append(dialog);
  setUpForm(part);
  dialog.showModal();
  part.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  return new Promise((resolve) => {
    let isProved = false;
    part.addEventListener('account-done', () => {
      isProved = true;
      dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(isProved);
    });
  });
}

/** A copy of the form dialog with this form, because the original dialog may be open below it. */
function frameOf(frame: HTMLDialogElement, part: HTMLElement): HTMLDialogElement {
  const dialog = frame.cloneNode(true) as HTMLDialogElement;
  dialog.removeAttribute('data-request-dialog');
  dialog.removeAttribute('open');
  dialog.id = 'proof-dialog';
  dialog.setAttribute('aria-labelledby', 'proof-dialog-title');
  const title = dialog.querySelector('h2');
  if (title) {
    title.id = 'proof-dialog-title';
    title.textContent = part.dataset.title ?? '';
  }
  dialog.querySelector('[data-request-place]')?.replaceChildren(part);
  return dialog;
}
