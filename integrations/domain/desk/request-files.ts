import * as v from 'valibot';
import { count } from '../contract/fields.ts';
import { defineDeskCall, deskFile } from './desk-call.ts';
import { inboxFilter } from './inbox.ts';

/** Sides of a photograph of a request: as a thumbnail, and as it came. */
const PHOTO_SIZES = ['small', 'large'] as const;

/** GET request/photo: a file that came with a request, by its place among them. A PDF has one size. */
export const requestPhoto = defineDeskCall({
  method: 'GET',
  path: '/request/photo',
  request: v.object({
    id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
    place: count,
    size: v.optional(v.picklist(PHOTO_SIZES), 'large'),
  }),
  response: deskFile,
  access: 'requests',
  audited: 'read',
});

/** GET requests/export: the requests that a filter lets pass as CSV, the latest ten thousand at most. */
export const exportRequests = defineDeskCall({
  method: 'GET',
  path: '/requests/export',
  request: inboxFilter,
  response: deskFile,
  access: 'requests',
  audited: 'read',
});
