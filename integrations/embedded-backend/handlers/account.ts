import type { AccountCallName } from '#src/contract/account/index.ts';
import { LINK_HOURS } from '#src/contract/account/mailed-links.ts';
import { askForEmail, confirmEmailChange } from '../accounts/change-email.ts';
import { changePassword, forgetPassword, resetPassword } from '../accounts/change-password.ts';
import { confirmEmail, sendConfirmation } from '../accounts/confirm.ts';
import { deviceOf } from '../accounts/device.ts';
import { type AccountChanges, changesContact, editAccount } from '../accounts/edit.ts';
import { logIn } from '../accounts/login.ts';
import { onTheBeat } from '../accounts/on-the-beat.ts';
import { passwordJudge } from '../accounts/password-strength/password-judge.ts';
import { demandRecentProof } from '../accounts/recent-proof.ts';
import { registerAccount } from '../accounts/register.ts';
import { endSession, endSessions, listSessions } from '../accounts/sessions.ts';
import { Tries } from '../accounts/tries.ts';
import { accountView } from '../accounts/view.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { unauthorised } from '../http/failures.ts';
import { isRegular } from '../orders/regular.ts';
import { authenticated } from './authenticated.ts';
import type { Handlers, Parts } from './handlers.ts';
import type { PasskeyCallName } from './passkeys.ts';

/** Calls about accounts. */
export function accountHandlers({
  database,
  catalogue,
  mail,
  parties,
}: Pick<Parts, 'database' | 'catalogue' | 'mail' | 'parties'>): Omit<
  Pick<Handlers, AccountCallName>,
  PasskeyCallName
> {
  const guarded = authenticated(database);
  const tries = new Tries();
  const judge = passwordJudge(database, catalogue);
  const viewOf = async (row: AccountRow) => accountView(row, await isRegular(database, row));
  return {
    account: guarded(async (_, { account }) => ({ data: await viewOf(account) })),

    editAccount: guarded(async (changes: AccountChanges, { account, session }) => {
      if (changesContact(account, changes)) demandRecentProof(session);
      return { data: await viewOf(await editAccount(database, account.id, changes)) };
    }),

    async login({ email, password }, { locale, visitor }) {
      await tries.count(email);
      const opened = await logIn(database, { email, password }, deviceOf(visitor.agent), parties[locale].id);
      if (!opened) throw unauthorised();
      await tries.forgive(email);
      return opened;
    },

    async logout({ token }) {
      await endSession(database, token);
      return { data: { status: 'logged_out' } };
    },

    async register({ password_confirmation: _, ...wish }, { locale, delivery }) {
      await onTheBeat(() =>
        registerAccount(database, judge, { ...wish, locale, consent: delivery?.consent }),
      );
      void mail.wake();
      return { data: { status: 'confirmation_sent', valid_hours: LINK_HOURS.confirm } };
    },

    async verifyEmail({ token }) {
      await confirmEmail(database, token);
      return { data: { status: 'confirmed' } };
    },

    sendVerificationEmail: guarded(async (_, { account }) => {
      if (account.confirmedAt) return { data: { status: 'confirmed', valid_hours: 0 } };
      await sendConfirmation(database, account);
      void mail.wake();
      return { data: { status: 'confirmation_sent', valid_hours: LINK_HOURS.confirm } };
    }),

    async forgotPassword({ email }) {
      await onTheBeat(() => forgetPassword(database, email));
      void mail.wake();
      return { data: { status: 'sent', valid_minutes: LINK_HOURS.reset * 60 } };
    },

    async resetPassword({ token, password }) {
      const email = await resetPassword(database, judge, { token, password });
      await tries.forgive(email);
      void mail.wake();
      return { data: { status: 'changed' } };
    },

    changePassword: guarded(
      async (typed: { current_password: string; password: string }, { account, session }) => {
        // A stolen session must not become a way to guess the password.
        await tries.count(account.email);
        const ended = await changePassword(database, judge, account, session.id, typed);
        await tries.forgive(account.email);
        void mail.wake();
        return { data: { ended } };
      },
    ),

    changeEmail: guarded(
      async (typed: { email: string; current_password?: string | undefined }, { account, session }) => {
        if (typed.current_password === undefined) demandRecentProof(session);
        // A stolen session must not become a way to guess the password.
        else await tries.count(account.email);
        await onTheBeat(() => askForEmail(database, account, typed));
        if (typed.current_password !== undefined) await tries.forgive(account.email);
        void mail.wake();
        return { data: { status: 'confirmation_sent' as const, valid_hours: LINK_HOURS.email } };
      },
    ),

    async confirmNewEmail({ token }) {
      await confirmEmailChange(database, token);
      void mail.wake();
      return { data: { status: 'changed' } };
    },

    sessions: guarded(async (_, { account, session }) => {
      const all = await listSessions(database, account.id);
      const mine = all.filter(({ id }) => id === session.id);
      const data = [...mine, ...all.filter(({ id }) => id !== session.id)].map((row) => ({
        id: row.id,
        device: row.device,
        created_at: row.createdAt.toISOString(),
        seen_at: row.seenAt.toISOString(),
        current: row.id === session.id,
      }));
      return { data };
    }),

    endSessions: guarded(async ({ id }: { id?: number | undefined }, { account, session }) => {
      const which = id === undefined ? { allBut: session.id } : { only: id };
      return { data: { ended: await endSessions(database, account.id, which) } };
    }),
  };
}
