import {
  authenticatorAddress,
  changeAccess,
  changeRole,
  checkLogIn,
  endDeskSession,
  findInvitation,
  acceptInvitation,
  inviteColleague,
  listDeskSessions,
  listPeople,
  openDeskSession,
  viewOfColleague,
  viewOfInvitation,
  withdrawInvitation,
} from '../desk-people/desk-people.ts';
import { sendInvitation } from './invitation-letter.ts';
import { notFound } from '../errors/domain-error.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';
import { shopName } from './shop-name.ts';

const DONE = { data: { status: 'done' } } as const;

/** Calls about staff members and their sessions. */
export function peopleHandlers({
  deskUrl,
}: DeskServices): Pick<
  DeskHandlers,
  | 'logIn'
  | 'logOut'
  | 'me'
  | 'openInvitation'
  | 'join'
  | 'people'
  | 'invite'
  | 'withdrawInvitation'
  | 'changeRole'
  | 'changeAccess'
  | 'deskSessions'
  | 'endDeskSession'
> {
  return {
    async logIn(typed, { tx, device, network }) {
      const colleague = await checkLogIn(tx, typed, network);
      const token = await openDeskSession(tx, colleague.id, device);
      return { response: { token, data: viewOfColleague(colleague, new Date()) } };
    },

    async logOut(_, { tx, colleague, session }) {
      await endDeskSession(tx, colleague.id, session.id);
      return { response: DONE };
    },

    me: (_, { colleague, session }) =>
      Promise.resolve({ response: { data: viewOfColleague(colleague, session.seenAt) } }),

    async openInvitation({ invitation }, { tx }) {
      const { email, role, authenticator } = await findInvitation(tx, invitation);
      const address = authenticatorAddress(authenticator, await shopName(tx), email);
      return { response: { data: { email, role, authenticator: address } } };
    },

    async join(typed, { tx, device }) {
      const colleague = await acceptInvitation(tx, typed);
      const token = await openDeskSession(tx, colleague.id, device);
      return { response: { token, data: viewOfColleague(colleague, new Date()) } };
    },

    async people(_, { tx }) {
      return { response: { data: await listPeople(tx) } };
    },

    async invite(wish, { tx, colleague }) {
      const { row, secret } = await inviteColleague(tx, wish);
      await sendInvitation(tx, { row, secret, locale: colleague.locale }, deskUrl);
      return { response: { data: viewOfInvitation(row), invitation: secret }, rows: [row.id] };
    },

    async withdrawInvitation({ id }, { tx }) {
      await withdrawInvitation(tx, id);
      return { response: DONE, rows: [id] };
    },

    async changeRole(wish, { tx }) {
      return { response: { data: viewOfColleague(await changeRole(tx, wish), null) }, rows: [wish.id] };
    },

    async changeAccess(wish, { tx }) {
      return { response: { data: viewOfColleague(await changeAccess(tx, wish), null) }, rows: [wish.id] };
    },

    async deskSessions(_, { tx, colleague, session }) {
      const found = await listDeskSessions(tx, colleague.id);
      const data = found.map(({ id, device, openedAt, seenAt }) => ({
        id,
        device,
        opened_at: openedAt.toISOString(),
        seen_at: seenAt.toISOString(),
        is_this: id === session.id,
      }));
      return { response: { data } };
    },

    async endDeskSession({ id }, { tx, colleague }) {
      if (!(await endDeskSession(tx, colleague.id, id))) throw notFound('Session');
      return { response: DONE, rows: [id] };
    },
  };
}
