import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { finish } from './account-form.ts';
import { supportsPasskeys, pressPasskey } from './passkey-button.ts';

/** The passkey button of the identity form; for users who have a passkey for this site. */
export async function setUpPasskeyProof(button: HTMLButtonElement, form: HTMLFormElement): Promise<void> {
  if (!supportsPasskeys()) return;
  button.addEventListener('click', () => {
    void pressPasskey(button, form, {
      options: '/proof/options',
      body: {},
      use: async (response) => {
        await accountCall('/proof', { response });
        finish(form);
      },
    });
  });
  // Without an answer the password still works.
  const found = await accountCall<{ data: SignInSecurity }>('/sign-in-security').catch(() => undefined);
  button.hidden = !found?.data.passkeys.some(({ here }) => here);
}
