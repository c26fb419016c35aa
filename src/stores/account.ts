import { $token, followToken, openSession } from './account-session.ts';

let keepsLists = false;

/** Restores the token, then follows the storage and the other tabs (§4). */
export function followAccount(): void {
  keepLists();
  followToken();
}

/** After a login: stores the token and notifies the other tabs (§4). */
export function logIn(token: string): void {
  keepLists();
  openSession(token);
}

/** Synchronises the saved lists with the account. Only logged-in visitors load this script. */
function keepLists(): void {
  if (keepsLists) return;
  keepsLists = true;
  $token.subscribe((token) => {
    if (token === null) return;
    void import('./saved-sync.ts').then(({ followAccountLists }) => followAccountLists()).catch(reportError);
  });
}
