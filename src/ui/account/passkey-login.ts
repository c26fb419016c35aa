import { logIn } from '#src/stores/account.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { supportsPasskeys, pressPasskey } from './passkey-button.ts';

/** The passkey button of the login form; hidden when the browser does not support passkeys. */
export function setUpPasskeyLogin(button: HTMLButtonElement, part: HTMLElement): void {
  if (!supportsPasskeys()) {
    const place = button.closest<HTMLElement>('[data-passkey-place]');
    if (place) place.hidden = true;
    return;
  }
  button.addEventListener('click', () => {
    void pressPasskey(button, part, {
      options: '/login/passkey/options',
      body: {},
      use: async (response) => {
        const login = await accountCall<{ account_token: string }>('/login/passkey', { response });
        logIn(login.account_token);
      },
    });
  });
}
