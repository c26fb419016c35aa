import type { AccountCallName } from '@tourbillon/domain/contract/account/index.ts';
import { LINK_HOURS } from '@tourbillon/domain/contract/account/mailed-links.ts';
import { confirmEmailChange } from '../accounts/email/change-email.ts';
import { forgetPassword, resetPassword } from '../accounts/change-password.ts';
import { confirmEmail, sendConfirmation } from '../accounts/email/confirm-email.ts';
import { changesContact, editAccount } from '../accounts/edit-account.ts';
import { checkPassword, openLogin } from '../accounts/login.ts';
import { beginAttempt } from '../accounts/login-attempts.ts';
import { timingSafeResponse } from '../accounts/timing-safe-response.ts';
import { secondFactorOf } from '../accounts/passkeys/second-factor.ts';
import { passwordJudge } from '../accounts/password-strength/password-judge.ts';
import { checkMailToken } from '../accounts/mail-tokens.ts';
import { registerAccount } from '../accounts/register.ts';
import { endSession } from '../accounts/sessions.ts';
import { undoEmailChange } from '../accounts/email/undo-email.ts';
import { accountView } from '../accounts/account-view.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { unauthorised } from '../errors/domain-error.ts';
import { isRegular } from '../orders/regular-customers.ts';
import { accountSecurityHandlers } from './account-security.ts';
import type { Handlers, HandlerServices } from './handlers.ts';
import type { PasskeyCallName } from './passkeys.ts';

/** Calls about accounts. */
export function accountHandlers(
  parts: Pick<HandlerServices, 'database' | 'catalogue' | 'mail' | 'parties'>,
): Omit<Pick<Handlers, AccountCallName>, PasskeyCallName> {
  const { database, catalogue, mail, parties } = parts;
  const judge = passwordJudge(database, catalogue);
  const viewOf = async (row: AccountRow) => accountView(row, await isRegular(database, row));
  return {
    account: async (_, { account }) => ({ data: await viewOf(account) }),

    async editAccount(changes, { account, record }) {
      const edited = await editAccount(database, account.id, changes);
      if (changesContact(account, changes)) await record(database, { kind: 'phone_changed', account });
      return { data: await viewOf(edited) };
    },

    async login(typed, { locale, visitor, record }) {
      const attempt = await beginAttempt(database, typed.email, visitor, record);
      const { account, isRight } = await checkPassword(database, typed);
      if (!account || !isRight) {
        await record(database, { kind: 'login_failed', account: account ?? typed, detail: 'password' });
        throw unauthorised();
      }
      await attempt.succeeded();
      const asked = await secondFactorOf(database, account.id, parties[locale].id);
      if (asked) return asked;
      const entering = { visitor, record, by: 'password' } as const;
      const opened = await database.transaction((tx) => openLogin(tx, account, entering));
      void mail.wake();
      return opened;
    },

    async logout({ token }, { record }) {
      const account = await endSession(database, token);
      if (account) await record(database, { kind: 'logout', account });
      return { data: { status: 'logged_out' } };
    },

    async register({ password_confirmation: _, ...wish }, { locale, delivery, record }) {
      const registration = { ...wish, locale, consent: delivery?.consent };
      await timingSafeResponse(() => registerAccount(database, judge, registration, record));
      void mail.wake();
      return { data: { status: 'confirmation_sent', valid_hours: LINK_HOURS.confirm } };
    },

    async mailedLink({ token, purpose }) {
      await checkMailToken(database, token, purpose);
      return { data: { status: 'good' } };
    },

    async verifyEmail({ token }) {
      await confirmEmail(database, token);
      return { data: { status: 'confirmed' } };
    },

    async sendVerificationEmail(_, { account }) {
      if (account.confirmedAt) return { data: { status: 'confirmed', valid_hours: 0 } };
      await sendConfirmation(database, account);
      void mail.wake();
      return { data: { status: 'confirmation_sent', valid_hours: LINK_HOURS.confirm } };
    },

    async forgotPassword({ email }, { record }) {
      await timingSafeResponse(() => forgetPassword(database, email, record));
      void mail.wake();
      return { data: { status: 'sent', valid_minutes: LINK_HOURS.reset * 60 } };
    },

    async resetPassword({ token, password }, { record }) {
      await resetPassword(database, judge, { token, password }, record);
      void mail.wake();
      return { data: { status: 'changed' } };
    },

    async confirmNewEmail({ token }, { record }) {
      await confirmEmailChange(database, token, record);
      void mail.wake();
      return { data: { status: 'changed' } };
    },

    async undoEmailChange({ token }, { record }) {
      return { data: { status: 'restored', reset_token: await undoEmailChange(database, token, record) } };
    },

    ...accountSecurityHandlers(parts, judge),
  };
}
