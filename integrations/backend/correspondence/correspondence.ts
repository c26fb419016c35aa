/** What other rooms import from the correspondence with senders of requests. */
export { answerRequest, noteRequest, markAnswered, type ActingColleague } from './answer-request.ts';
export { mailboxOf } from './mailbox-of.ts';
export { addMessage, readMessages } from './messages.ts';
export { ownRequestsOf, writeInRequest } from './own-requests.ts';
export { readThread, replyByLink } from './reply.ts';
export { addReply } from './add-reply.ts';
export { subjectOf } from './subject-of.ts';
export { notifyStaff } from './notify-staff.ts';
