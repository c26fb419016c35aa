import { audit } from './audit.ts';
import { offices } from './offices.ts';
import {
  changeAccess,
  changeRole,
  deskSessions,
  endDeskSession,
  invite,
  join,
  logIn,
  logOut,
  me,
  openInvitation,
  people,
  withdrawInvitation,
} from './people.ts';
import { inbox, requestOfInbox, takeRequest } from './inbox.ts';

/** Every call of the desk by name: what the people of the shop may read and change, and who of them. */
export const DESK_CALLS = {
  logIn,
  logOut,
  me,
  openInvitation,
  join,
  people,
  invite,
  withdrawInvitation,
  changeRole,
  changeAccess,
  deskSessions,
  endDeskSession,
  audit,
  offices,
  inbox,
  requestOfInbox,
  takeRequest,
} as const;

export type DeskCallName = keyof typeof DESK_CALLS;
