import type { AuthProvider, HttpError } from 'react-admin';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { openByPasskey } from './passkey.ts';
import { type Unended, unendedBy } from './unended.ts';
import { callDesk } from '../data/call-desk.ts';

interface LogInForm {
  email: string;
  password: string;
  code: string;
}

let known: Promise<Colleague> | undefined;

/** Milliseconds between two attempts while the backend is down. */
const ASK_EVERY = 2_000;

/**
 * The person who is logged in; asked once, also when it is nobody. While the backend is down, it waits and asks again.
 * @throws HttpError 401 when nobody is logged in.
 */
export function whoIsHere(): Promise<Colleague> {
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
      await new Promise((passed) => setTimeout(passed, ASK_EVERY));
    }
  }
}

let unended: Unended;

/** What the last logging out did not end. */
export function unendedByLogOut(): Unended {
  return unended;
}

/** Logs out, and notes what could not be ended. */
export async function logOut(): Promise<void> {
  unended = await callDesk('logOut').then(() => undefined, unendedBy);
  known = undefined;
}

/** Remembers the person who has just logged in, so that no call is needed. */
export function noteColleague(colleague: Colleague): void {
  known = Promise.resolve(colleague);
  unended = undefined;
}

/** Tells react-admin who is logged in, and their role as permissions. */
export const authProvider: AuthProvider = {
  login: async (typed: LogInForm | { byPasskey: true }) => {
    noteColleague('byPasskey' in typed ? await openByPasskey() : (await callDesk('logIn', typed)).data);
  },
  logout: async () => {
    const isSomebody = await known?.then(
      () => true,
      () => false,
    );
    if (isSomebody) await logOut();
  },
  checkAuth: async () => {
    await whoIsHere();
  },
  checkError: async (error: HttpError) => {
    if (error.status !== 401) return;
    known = undefined;
    throw error;
  },
  getIdentity: async () => {
    const { id, name, office } = await whoIsHere();
    return { id, fullName: name, office };
  },
  // None for whoever is logged out: a refusal here would send the guest of an invitation to the page to log in.
  getPermissions: async () => (await whoIsHere().catch(() => undefined))?.role,
};
