import { atom } from 'nanostores';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { TOKEN_KEY } from './stored-token.ts';
import { reactTo, compareTokens, type TabMessage } from './account-rules.ts';

/**
 * The account token; null for a visitor who is not logged in. Browser only. Each tab stores it in its session
 * storage. Tabs exchange it over a broadcast channel, so that either all of them are logged in or none.
 */
export const $token = atom<string | null>(null);

/**
 * The number of the current login of this page; 0 for none. Data of one login must not be used for the next. A
 * renewed token does not change the number.
 */
export const $login = atom(0);

/** Account data (§7, GET account). Undefined until it is loaded. */
export const $account = atom<AccountData | undefined>();

type Channel = Pick<BroadcastChannel, 'postMessage'>;

let opened: Channel | undefined;
let logins = 0;

/** Restores the token, then follows the storage and the other tabs (§4). */
export function followToken(): void {
  restore();
  if (opened) return;
  askOthers();
  // A page restored from the back/forward cache may have missed messages.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    restore();
    askOthers();
  });
}

/** The broadcast channel to the other tabs of this site. Firefox refuses it when site data is forbidden. */
function others(): Channel {
  if (opened) return opened;
  try {
    const channel = new BroadcastChannel('account');
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      const act = reactTo(data, $token.get());
      if (!act) return;
      if ('say' in act) broadcast(act.say);
      else if ('renew' in act) keepToken(act.renew);
      else hold(act.take);
    });
    opened = channel;
  } catch {
    opened = { postMessage: () => undefined };
  }
  return opened;
}

function broadcast(message: TabMessage): void {
  others().postMessage(message);
}

/** A tab without a token asks the other tabs for one. A tab with a token only starts to listen. */
function askOthers(): void {
  if ($token.get() === null) broadcast({ kind: 'who' });
  else others();
}

/** After a login: stores the token and notifies the other tabs (§4). */
export function openSession(token: string): void {
  hold(token);
  broadcast({ kind: 'in', token });
}

/** Clears token, flag, stored token and account data, in this tab and the others (§4). */
export function logOut(): void {
  hold(null);
  broadcast({ kind: 'out' });
}

/** Replaces the token of the same login with the new one from a response. The old one is invalid (decision 95). */
export function renewToken(from: string, token: string): void {
  if ($token.get() !== from) return;
  keepToken(token);
  broadcast({ kind: 'renewed', from, token });
}

/** Drops an expired token. Other tabs drop only this token; a tab with a newer one responds with it. */
export function dropToken(token: string): void {
  if ($token.get() !== token) return;
  hold(null);
  broadcast({ kind: 'over', token });
}

/** Stores the account data of the current token. */
export function setAccount(data: AccountData | undefined): void {
  $account.set(data);
}

function restore(): void {
  const stored = readStored();
  const settling = compareTokens(stored, $token.get());
  if (settling === 'keep') return;
  change(settling === 'restore' ? stored : null);
}

/** Sets another login, or none. */
function hold(token: string | null): void {
  store(token);
  change(token);
}

/** Sets a new token for the same login. */
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
    // The storage is blocked: the login lasts as long as the page.
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
