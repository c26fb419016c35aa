import { $token, followToken, openSession } from './account-session.ts';

let keepsLists = false;

/** Restores the token, and follows the storage and the other tabs from now on (§4). */
export function followAccount(): void {
  keepLists();
  followToken();
}

/** Somebody has logged in: the token is stored and the other tabs are notified (§4). */
export function logIn(token: string): void {
  keepLists();
  openSession(token);
}

/**
 * A visitor who is logged in has the account's lists here; nobody else waits for the script that keeps them the same.
 */
function keepLists(): void {
  if (keepsLists) return;
  keepsLists = true;
  $token.subscribe((token) => {
    if (token === null) return;
    void import('./saved-sync.ts').then(({ followAccountLists }) => followAccountLists()).catch(reportError);
  });
}
