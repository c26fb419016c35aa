/** What other rooms take of requests. */
export { deleteRequestRows, photosOf } from './delete-requests.ts';
export {
  listRequests,
  markAnswered,
  markTaken,
  type RequestFilter,
  type StoredRequest,
} from './list-requests.ts';
export { listInbox, readInboxRequest, takeRequest } from './inbox.ts';
