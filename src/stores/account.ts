import { atom } from 'nanostores';
import type { AccountData } from '#src/contract/account/account.ts';
import { heed, settle, type Word } from './account-rules.ts';

/** The key of the session storage (specification section 3, client storage). */
const STORED = 'account_token';

/**
 * The account token; null for who is not logged in. Browser only. It is kept in the session storage of each tab; tabs
 * hand it on to one another over a channel of this site, so that all of them are logged in or none.
 */
export const $token = atom<string | null>(null);

/** Account data (specification section 7, GET account); undefined until it has come. */
export const $account = atom<AccountData | undefined>();

let channel: BroadcastChannel | undefined;

/** Restores the token, and follows the storage and the other tabs from now on (specification section 4). */
export function followAccount(): void {
  restore();
  if (channel) return;
  channel = new BroadcastChannel('account');
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    const act = heed(data, $token.get());
    if (!act) return;
    if ('say' in act) channel?.postMessage(act.say);
    else hold(act.take);
  });
  const ask = () => $token.get() ?? channel?.postMessage({ kind: 'who' } satisfies Word);
  ask();
  // A page that comes back may have missed what was said meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    restore();
    ask();
  });
}

/** Somebody has logged in: the token is stored and the other tabs are told (specification section 4). */
export function logIn(token: string): void {
  hold(token);
  channel?.postMessage({ kind: 'in', token } satisfies Word);
}

/** Clears token, flag, stored token and account data, here and in the other tabs (specification section 4). */
export function logOut(): void {
  hold(null);
  channel?.postMessage({ kind: 'out' } satisfies Word);
}

/** The token turned out to be over: only this one goes, another tab may have a newer one. */
export function dropToken(token: string): void {
  if ($token.get() === token) logOut();
}

/** Keeps the account data that has come for the token. */
export function setAccount(data: AccountData | undefined): void {
  $account.set(data);
}

function restore(): void {
  const stored = readStored();
  const settling = settle(stored, $token.get());
  if (settling === 'keep') return;
  $account.set(undefined);
  $token.set(settling === 'restore' ? stored : null);
}

function hold(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(STORED);
    else sessionStorage.setItem(STORED, token);
  } catch (error) {
    // A forbidden storage: the login lasts as long as the page.
    reportError(error);
  }
  $account.set(undefined);
  $token.set(token);
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(STORED);
  } catch {
    return $token.get();
  }
}
