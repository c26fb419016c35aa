import { setUpAccountForm } from './account-form.ts';
import { logOutHere } from './log-out.ts';
import { showHolderName } from './holder-name.ts';

const done = new WeakSet<Element>();

/** Adds the scripts of account forms to a part of a page or dialog. Safe to call twice. */
export function setUpAccountControls(part: HTMLElement): void {
  if (done.has(part)) return;
  done.add(part);
  document.querySelector('[data-late-scripts]')?.remove();
  for (const form of part.querySelectorAll<HTMLFormElement>('form[data-account-form]'))
    setUpAccountForm(form);
  for (const button of part.querySelectorAll<HTMLButtonElement>('[data-password-show]')) setUpShow(button);
  for (const button of part.querySelectorAll<HTMLButtonElement>('[data-log-out]')) {
    button.addEventListener('click', () => void logOutHere(button));
    // Until here a press would be lost.
    button.disabled = false;
  }
  for (const button of part.querySelectorAll<HTMLButtonElement>('[data-passkey-login]')) {
    void import('./passkey-login.ts').then(
      ({ setUpPasskeyLogin }) => setUpPasskeyLogin(button, part),
      reportError,
    );
  }
  for (const button of part.querySelectorAll<HTMLButtonElement>('[data-passkey-proof]')) {
    const { form } = button;
    if (form) {
      void import('./passkey-proof.ts')
        .then(({ setUpPasskeyProof }) => setUpPasskeyProof(button, form))
        .catch(reportError);
    }
  }
  const holder = part.querySelector<HTMLElement>('[data-account-holder]');
  if (holder) showHolderName(holder);
}

/** A toggle button that shows the password. */
function setUpShow(button: HTMLButtonElement): void {
  const field = button.parentElement?.querySelector('input');
  button.addEventListener('click', () => {
    const shows = button.ariaPressed !== 'true';
    button.ariaPressed = String(shows);
    if (field) field.type = shows ? 'text' : 'password';
  });
  // Browsers save the history of text fields; as a password field again, it is not saved.
  button.form?.addEventListener('submit', () => {
    button.ariaPressed = 'false';
    if (field) field.type = 'password';
  });
}
