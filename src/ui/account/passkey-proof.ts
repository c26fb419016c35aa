import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { finish } from './account-form.ts';
import { knowsPasskeys, pressPasskey } from './passkey-button.ts';

/** The button that shows a passkey in place of the password, for somebody who has one for this site. */
export async function setUpPasskeyProof(button: HTMLButtonElement, form: HTMLFormElement): Promise<void> {
  if (!knowsPasskeys()) return;
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
  // Without an answer there is the password.
  const found = await accountCall<{ data: SignInSecurity }>('/sign-in-security').catch(() => undefined);
  button.hidden = !found?.data.passkeys.some(({ here }) => here);
}
