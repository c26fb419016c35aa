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
import { answerRequest, noteRequest } from './answers.ts';
import { appointments, cancelAppointment, moveAppointment, visitOffices } from './appointments.ts';
import {
  colleaguesOfInbox,
  handOverRequest,
  inbox,
  inboxChanges,
  releaseRequest,
  requestOfInbox,
  takeRequest,
} from './inbox.ts';
import { makeOffer, offerTerms, withdrawOffer } from './offers.ts';
import { exportRequests, requestPhoto } from './request-files.ts';

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
  inboxChanges,
  requestPhoto,
  exportRequests,
  releaseRequest,
  handOverRequest,
  colleaguesOfInbox,
  answerRequest,
  noteRequest,
  offerTerms,
  makeOffer,
  withdrawOffer,
  appointments,
  visitOffices,
  moveAppointment,
  cancelAppointment,
} as const;

export type DeskCallName = keyof typeof DESK_CALLS;
