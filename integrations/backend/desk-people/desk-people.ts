/** What other rooms import about staff members. */
export { type AuditedRows, exportAudit, listAudit, recordAudit } from './audit-log.ts';
export {
  type DeskSessionRow,
  endDeskSession,
  findDeskSession,
  listDeskSessions,
  openDeskSession,
  renewDeskSession,
} from './desk-sessions.ts';
export {
  findInvitation,
  acceptInvitation,
  INVITATION_HOURS,
  type InvitationRow,
  inviteColleague,
  inviteFirstOwner,
  withdrawInvitation,
} from './invitations.ts';
export { deleteExpiredDeskAccess } from './delete-expired-access.ts';
export { checkLogIn } from './log-in.ts';
export { changeAccess, changeRole, listPeople, viewOfColleague, viewOfInvitation } from './people.ts';
export { checkDeskProof } from './own-access/prove.ts';
export { changeDeskPassword } from './own-access/change-access.ts';
export { beginAuthenticator, setAuthenticator } from './own-access/change-authenticator.ts';
export { requireStrongPassword } from './own-access/require-strong-password.ts';
export { notifyOfChange } from './own-access/notify.ts';
export { deleteExpiredDeskChallenges } from './passkeys/challenges.ts';
export {
  addDeskPasskey,
  listDeskPasskeys,
  optionsOfNewDeskPasskey,
  removeDeskPasskey,
  renameDeskPasskey,
} from './passkeys/passkeys.ts';
export { checkPasskeyLogIn, optionsOfDeskLogIn, optionsOfDeskProof } from './passkeys/passkey-login.ts';
export { authenticatorAddress } from './authenticator.ts';
