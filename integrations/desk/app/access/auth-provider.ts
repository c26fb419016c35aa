import type { AuthProvider, HttpError } from 'react-admin';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { openByPasskey } from './passkey.ts';
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

/** Remembers the person who has just logged in, so that no call is needed. */
export function noteColleague(colleague: Colleague): void {
  known = Promise.resolve(colleague);
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
    if (!isSomebody) return;
    await callDesk('logOut').catch(() => undefined);
    known = undefined;
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
    const { id, name } = await whoIsHere();
    return { id, fullName: name };
  },
  // None for whoever is logged out: a refusal here would send the guest of an invitation to the page to log in.
  getPermissions: async () => (await whoIsHere().catch(() => undefined))?.role,
};
