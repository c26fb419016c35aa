import type { AuthProvider, HttpError } from 'react-admin';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { callDesk } from '../data/call-desk.ts';

let known: Promise<Colleague> | undefined;

/** Who is logged in. @throws HttpError 401 when nobody is. */
export function whoIsHere(): Promise<Colleague> {
  known ??= callDesk('me').then(({ data }) => data);
  known.catch(() => (known = undefined));
  return known;
}

/** Notes who has logged in, so that nobody has to be asked. */
export function noteColleague(colleague: Colleague): void {
  known = Promise.resolve(colleague);
}

/** How react-admin learns who is logged in, and what they may do: by their role. */
export const authProvider: AuthProvider = {
  login: async (typed: { email: string; password: string; code: string }) => {
    noteColleague((await callDesk('logIn', typed)).data);
  },
  logout: async () => {
    if (known) await callDesk('logOut').catch(() => undefined);
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
  getPermissions: async () => (await whoIsHere()).role,
};
