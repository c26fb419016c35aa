import { LINK_HOURS } from '@tourbillon/domain/contract/account/mailed-links.ts';
import { requestEmailChange } from '../accounts/email/change-email.ts';
import { changePassword } from '../accounts/change-password.ts';
import { checkCurrentPassword } from '../accounts/current-password.ts';
import { forgetDevices } from '../accounts/known-devices.ts';
import { timingSafeResponse } from '../accounts/timing-safe-response.ts';
import type { PasswordJudge } from '../accounts/password-strength/password-judge.ts';
import { endSessions, listSessions, renewSession, type SessionRow } from '../accounts/sessions.ts';
import type { Handlers, HandlerServices } from './handlers.ts';

/** Calls of a logged-in person that change the account's protection or list its sessions. */
export function accountSecurityHandlers(
  { database, mail }: Pick<HandlerServices, 'database' | 'mail'>,
  judge: PasswordJudge,
): Pick<Handlers, 'changePassword' | 'changeEmail' | 'sessions' | 'endSessions'> {
  return {
    async changePassword({ current_password, password }, holder) {
      await checkCurrentPassword(database, holder, current_password);
      const { ended, token } = await changePassword(database, judge, holder, password);
      void mail.wake();
      return { data: { ended }, account_token: token };
    },

    async changeEmail({ email, current_password }, holder) {
      await timingSafeResponse(() => requestEmailChange(database, holder, email));
      void mail.wake();
      const data = { status: 'confirmation_sent' as const, valid_hours: LINK_HOURS.email };
      // A recent proof has already brought a new token.
      if (current_password === undefined) return { data };
      return { data, account_token: await renewSession(database, holder.session.id) };
    },

    async sessions(_, { account, session, visitor }) {
      const all = await listSessions(database, account.id);
      const mine = all.filter(({ id }) => id === session.id);
      const others = all.filter(({ id }) => id !== session.id);
      const view = (row: SessionRow) => ({
        id: row.id,
        device: row.device,
        created_at: row.createdAt.toISOString(),
        place: row.place,
        same_network: row.network !== null && visitor.networks.includes(row.network),
        seen_at: row.seenAt.toISOString(),
        current: row.id === session.id,
      });
      return { data: [...mine, ...others].map(view) };
    },

    async endSessions({ id }, { account, session, record }) {
      const which = id === undefined ? { allBut: session.id } : { only: id };
      const ended = await endSessions(database, account.id, which);
      // A device whose session was ended is no longer known, unless it is the device in use.
      const devices = ended.map(({ deviceId }) => deviceId).filter((one) => one !== session.deviceId);
      await forgetDevices(database, devices);
      await record(database, { kind: 'sessions_ended', account });
      return { data: { ended: ended.length } };
    },
  };
}
