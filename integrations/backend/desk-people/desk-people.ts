/** What other rooms take of the people of the desk. */
export { type AuditedRows, listAudit, recordAudit } from './audit-log.ts';
export {
  type DeskSessionRow,
  endDeskSession,
  findDeskSession,
  listDeskSessions,
  openDeskSession,
} from './desk-sessions.ts';
export {
  findInvitation,
  followInvitation,
  INVITATION_HOURS,
  type InvitationRow,
  inviteColleague,
  inviteFirstOwner,
  withdrawInvitation,
} from './invitations.ts';
export { checkLogIn } from './log-in.ts';
export { changeAccess, changeRole, listPeople, viewOfColleague, viewOfInvitation } from './people.ts';
export { authenticatorAddress } from './authenticator.ts';
