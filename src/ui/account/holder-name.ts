import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { $account, $token, setAccount } from '#src/stores/account-session.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';

/** Shows the name of the account holder after login. */
export function showHolderName(place: HTMLElement): void {
  const stop = $token.subscribe((token) => {
    if (token === null) place.hidden = true;
    else void showHolder(place);
  });
  document.addEventListener('astro:before-swap', () => stop(), { once: true });
}

/** If the name cannot be loaded, nothing is shown; the links below work without it. */
async function showHolder(place: HTMLElement): Promise<void> {
  try {
    const data = $account.get() ?? (await accountCall<{ data: AccountData }>('/account')).data;
    setAccount(data);
    place.textContent = `${data.name}, ${data.email}`;
    place.hidden = false;
  } catch (error) {
    if (!(error instanceof CallFailure)) reportError(error);
  }
}
