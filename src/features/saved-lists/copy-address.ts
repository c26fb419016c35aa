import { showToast } from '#src/ui/toasts.client.ts';

/** Copies an address. It is announced, and the button keeps its name for the next one. */
export async function copyAddress(button: HTMLElement, address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return showAddress(button, address);
  }
  showToast({ text: button.dataset.savedCopy ?? '' });
}

/** The browser refuses the clipboard: shows the address in a field, selected, to be copied by hand. */
function showAddress(button: HTMLElement, address: string): void {
  document.querySelector('[data-saved-address]')?.remove();
  const field = document.createElement('input');
  Object.assign(field, {
    className: 'input',
    readOnly: true,
    value: address,
    ariaLabel: button.textContent,
  });
  field.dataset.savedAddress = '';
  button.after(field);
  field.focus();
  field.select();
}
