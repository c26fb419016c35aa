/** Public interface of requests. */
export { deleteRequestRows, photosOf } from './delete-requests.ts';
export { listRequests, markAnswered, markTaken, type StoredRequest } from './list-requests.ts';
export type { RequestFilter } from './request-filter.ts';
export { toCsv } from './export-requests.ts';
export { setMissingDeadlines } from './promised-deadline.ts';
export { answerDeadline } from './answer-deadline.ts';
export { exportInbox, findRequest, listInbox, markRead } from './inbox.ts';
export { readInboxChanges } from './inbox-changes.ts';
export { aboutOf, entryOf, type FoundRequest, nameOf, textOf } from './inbox-entry.ts';
export { isLate, type Reader } from './inbox-filter.ts';
export { colleaguesFor, handOverRequest, releaseRequest, takeRequest } from './take-requests.ts';
export { sameContact } from './same-contact.ts';
