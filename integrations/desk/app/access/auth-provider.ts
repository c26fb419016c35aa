import type { AuthProvider, HttpError } from 'react-admin';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { openByPasskey } from './passkey.ts';
import { type LogOutFailure, logOutFailureOf } from './log-out-failure.ts';
import { isSameAccess } from './same-access.ts';
import { callDesk } from '../data/call-desk.ts';

/** What a person logs in with. */
export type LogInFields = { email: string; password: string; code: string } | { byPasskey: true };

let known: Promise<Colleague> | undefined;

/** Milliseconds between two attempts while the backend is down. */
const RETRY_INTERVAL = 2_000;

/**
 * The person who is logged in. The result is cached, also when nobody is. While the backend is down, the call is repeated.
 * @throws HttpError 401 when nobody is logged in.
 */
export function loggedInColleague(): Promise<Colleague> {
  known ??= askWho();
  known.catch((error: HttpError) => {
    if (error.status !== 401) known = undefined;
  });
  return known;
}

async function askWho(): Promise<Colleague> {
  for (;;) {
    try {
      return (await callDesk('me')).data;
    } catch (error) {
      // A restart of the backend must not log anybody out.
      if ((error as HttpError).status < 500) throw error;
      await new Promise((passed) => setTimeout(passed, RETRY_INTERVAL));
    }
  }
}

let logOutFailure: LogOutFailure;

/** Why the last attempt to log out failed; undefined when it did not. */
export function lastLogOutFailure(): LogOutFailure {
  return logOutFailure;
}

/** Logs out, and remembers a failure. */
export async function logOut(): Promise<void> {
  logOutFailure = await callDesk('logOut').then(() => undefined, logOutFailureOf);
  known = undefined;
}

/** Caches the person who has just logged in, so that no call is needed. */
export function rememberColleague(colleague: Colleague): void {
  known = Promise.resolve(colleague);
  logOutFailure = undefined;
}

/**
 * Logs the same person in again on the page that they are on, after their session has ended.
 * @param attempt returns who is logged in now.
 * @returns whether it is the person of before, with the same rights; the page belongs to nobody else.
 */
export async function logInAgain(attempt: () => Promise<Colleague>): Promise<boolean> {
  const before = await known?.catch(() => undefined);
  const after = await attempt();
  const isSame = isSameAccess(before, after);
  // Another person counts when the page has been loaded again: somebody may refuse to leave what was typed.
  if (isSame) rememberColleague(after);
  return isSame;
}

/** Whether another person, or the same one with other rights, has logged in in another tab meanwhile. */
export async function isSomebodyElseHere(): Promise<boolean> {
  const before = await known?.catch(() => undefined);
  return before !== undefined && !isSameAccess(before, (await callDesk('me')).data);
}

/** Logs in by passkey, or by what was typed. */
export async function logIn(typed: LogInFields): Promise<Colleague> {
  return 'byPasskey' in typed ? openByPasskey() : (await callDesk('logIn', typed)).data;
}

/** Tells react-admin who is logged in, and their role as permissions. */
export const authProvider: AuthProvider = {
  login: async (typed: LogInFields) => rememberColleague(await logIn(typed)),
  logout: async () => {
    const isSomebody = await known?.then(
      () => true,
      () => false,
    );
    if (isSomebody) await logOut();
  },
  checkAuth: async () => {
    await loggedInColleague();
  },
  // An ended session does not log out, which would replace the page and what was typed on it: see `SessionEndedDialog`.
  checkError: async () => undefined,
  getIdentity: async () => {
    const { id, name, office } = await loggedInColleague();
    return { id, fullName: name, office };
  },
  // Undefined when nobody is logged in: an error would redirect an invited person to the login page.
  getPermissions: async () => (await loggedInColleague().catch(() => undefined))?.role,
};
