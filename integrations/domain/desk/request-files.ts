import * as v from 'valibot';
import { count } from '../contract/fields.ts';
import { defineDeskCall, deskFile } from './desk-call.ts';
import { inboxFilter } from './inbox.ts';

/** Sizes of a photograph of a request: thumbnail, and as uploaded. */
const PHOTO_SIZES = ['small', 'large'] as const;

/** GET request/photo: a file of a request, by its index. A PDF has one size. */
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

/** GET requests/export: the filtered requests as CSV, at most the latest ten thousand. */
export const exportRequests = defineDeskCall({
  method: 'GET',
  path: '/requests/export',
  request: inboxFilter,
  response: deskFile,
  access: 'requests',
  audited: 'read',
});
