import type { AccountCallName } from '#src/contract/account/index.ts';
import { LINK_HOURS } from '#src/contract/account/mailed-links.ts';
import { askForEmail, confirmEmailChange } from '../accounts/change-email.ts';
import { changePassword, forgetPassword, resetPassword } from '../accounts/change-password.ts';
import { confirmEmail, sendConfirmation } from '../accounts/confirm.ts';
import { checkCurrentPassword } from '../accounts/current-password.ts';
import { forgetDevices } from '../accounts/devices.ts';
import { type AccountChanges, editAccount } from '../accounts/edit.ts';
import { accountByPassword, enter } from '../accounts/login.ts';
import { beginAttempt } from '../accounts/login-attempts.ts';
import { onTheBeat } from '../accounts/on-the-beat.ts';
import { passwordJudge } from '../accounts/password-strength/password-judge.ts';
import { registerAccount } from '../accounts/register.ts';
import { endSession, endSessions, listSessions, renewSession } from '../accounts/sessions.ts';
import { accountView } from '../accounts/view.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { unauthorised } from '../http/failures.ts';
import { isRegular } from '../orders/regular.ts';
import { authenticated } from './authenticated.ts';
import type { Handlers, Parts } from './handlers.ts';

/** Calls about accounts. */
export function accountHandlers({
  database,
  catalogue,
  mail,
}: Pick<Parts, 'database' | 'catalogue' | 'mail'>): Pick<Handlers, AccountCallName> {
  const guarded = authenticated(database);
  const judge = passwordJudge(database, catalogue);
  const viewOf = async (row: AccountRow) => accountView(row, await isRegular(database, row));
  return {
    account: guarded(async (_, { account }) => ({ data: await viewOf(account) })),

    editAccount: guarded(async (changes: AccountChanges, { account }) => ({
      data: await viewOf(await editAccount(database, account.id, changes)),
    })),

    async login(typed, { visitor }) {
      const attempt = await beginAttempt(database, typed.email, visitor);
      const account = await accountByPassword(database, typed);
      if (!account) throw unauthorised();
      await attempt.succeeded();
      return enter(database, account, visitor);
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
      await resetPassword(database, judge, { token, password });
      void mail.wake();
      return { data: { status: 'changed' } };
    },

    changePassword: guarded(
      async ({ current_password, password }: { current_password: string; password: string }, holder) => {
        await checkCurrentPassword(database, holder, current_password);
        const { account, session } = holder;
        const { ended, token } = await changePassword(database, judge, account, session, password);
        void mail.wake();
        return { data: { ended }, account_token: token };
      },
    ),

    changeEmail: guarded(
      async ({ email, current_password }: { email: string; current_password: string }, holder) => {
        await checkCurrentPassword(database, holder, current_password);
        const { account, session } = holder;
        await onTheBeat(() => askForEmail(database, account, session.id, email));
        const token = await renewSession(database, session.id);
        void mail.wake();
        const data = { status: 'confirmation_sent' as const, valid_hours: LINK_HOURS.email };
        return { data, account_token: token };
      },
    ),

    async confirmNewEmail({ token }) {
      await confirmEmailChange(database, token);
      void mail.wake();
      return { data: { status: 'changed' } };
    },

    sessions: guarded(async (_, { account, session, visitor }) => {
      const all = await listSessions(database, account.id);
      const mine = all.filter(({ id }) => id === session.id);
      const data = [...mine, ...all.filter(({ id }) => id !== session.id)].map((row) => ({
        id: row.id,
        device: row.device,
        created_at: row.createdAt.toISOString(),
        place: row.place,
        same_network: row.network !== null && visitor.networks.includes(row.network),
        seen_at: row.seenAt.toISOString(),
        current: row.id === session.id,
      }));
      return { data };
    }),

    endSessions: guarded(async ({ id }: { id?: number | undefined }, { account, session }) => {
      const which = id === undefined ? { allBut: session.id } : { only: id };
      const ended = await endSessions(database, account.id, which);
      // A device that somebody shuts out is a stranger's from now on, unless it is the one in their hand.
      const devices = ended.map(({ deviceId }) => deviceId).filter((one) => one !== session.deviceId);
      await forgetDevices(database, devices);
      return { data: { ended: ended.length } };
    }),
  };
}
