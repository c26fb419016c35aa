import { atom } from 'nanostores';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { TOKEN_KEY } from './stored-token.ts';
import { reactTo, settle, type TabMessage } from './account-rules.ts';

/**
 * The account token; null for somebody who is not logged in. Browser only. It is kept in the session storage of each tab; tabs
 * hand it on to one another over a channel of this site, so that all of them are logged in or none.
 */
export const $token = atom<string | null>(null);

/**
 * Which login of this page it is, 0 for none: what was read for one is nothing for the next. The same login may go on
 * under another token.
 */
export const $login = atom(0);

/** Account data (§7, GET account); undefined until it has come. */
export const $account = atom<AccountData | undefined>();

let opened: BroadcastChannel | undefined;
let logins = 0;

/** Restores the token, and follows the storage and the other tabs from now on (§4). */
export function followToken(): void {
  restore();
  if (opened) return;
  askOthers();
  // A page that comes back may have missed what was said meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    restore();
    askOthers();
  });
}

/** The line to the other tabs of this site. */
function others(): BroadcastChannel {
  if (opened) return opened;
  const channel = new BroadcastChannel('account');
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    const act = reactTo(data, $token.get());
    if (!act) return;
    if ('say' in act) broadcast(act.say);
    else if ('renew' in act) keepToken(act.renew);
    else hold(act.take);
  });
  return (opened = channel);
}

function broadcast(message: TabMessage): void {
  others().postMessage(message);
}

/** A tab without a token asks whether another tab has one; a tab with one listens from now on. */
function askOthers(): void {
  if ($token.get() === null) broadcast({ kind: 'who' });
  else others();
}

/** Somebody has logged in: the token is stored and the other tabs are notified (§4). */
export function openSession(token: string): void {
  hold(token);
  broadcast({ kind: 'in', token });
}

/** Clears token, flag, stored token and account data, here and in the other tabs (§4). */
export function logOut(): void {
  hold(null);
  broadcast({ kind: 'out' });
}

/** The same login goes on under a token that a call has answered with; the old one is over (decision 95). */
export function renewToken(from: string, token: string): void {
  if ($token.get() !== from) return;
  keepToken(token);
  broadcast({ kind: 'renewed', from, token });
}

/** The token turned out to be over: only this one goes, a tab that has a newer one says so. */
export function dropToken(token: string): void {
  if ($token.get() !== token) return;
  hold(null);
  broadcast({ kind: 'over', token });
}

/** Keeps the account data that has come for the token. */
export function setAccount(data: AccountData | undefined): void {
  $account.set(data);
}

function restore(): void {
  const stored = readStored();
  const settling = settle(stored, $token.get());
  if (settling === 'keep') return;
  change(settling === 'restore' ? stored : null);
}

/** Another login, or none. */
function hold(token: string | null): void {
  store(token);
  change(token);
}

/** The same login, under another token. */
function keepToken(token: string): void {
  store(token);
  $token.set(token);
}

function change(token: string | null): void {
  $account.set(undefined);
  $login.set(token === null ? 0 : (logins += 1));
  $token.set(token);
}

function store(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(TOKEN_KEY);
    else sessionStorage.setItem(TOKEN_KEY, token);
  } catch (error) {
    // A forbidden storage: the login lasts as long as the page.
    reportError(error);
  }
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(TOKEN_KEY);
  } catch {
    return $token.get();
  }
}
