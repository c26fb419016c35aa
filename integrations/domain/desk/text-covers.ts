import * as v from 'valibot';
import { TEXT_ID } from '../texts/text-kinds.ts';
import { deskFile, defineDeskCall } from './desk-call.ts';
import { PHOTOGRAPH_BYTES } from './photographs.ts';

/** A file of the folder `pictures`. */
const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,99}\.(svg|png|jpe?g|webp|avif)$/));

/**
 * POST texts/cover/add: adds a photograph for the cover of a text: cleaned, cropped to the shape of covers, and
 * stored in the folder `pictures`. It is visible only when a text that names it is published. The same file again is
 * the same photograph. 422 at `file` with `format`, `pixels` or `file_size` when it is not a photograph or too large;
 * 503 when the folder is not writable.
 */
export const addTextCover = defineDeskCall({
  method: 'POST',
  path: '/texts/cover/add',
  request: v.object({ id: v.pipe(v.string(), v.regex(TEXT_ID)) }),
  response: v.object({ data: v.object({ name, width: v.number(), height: v.number() }) }),
  access: 'texts',
  // Cleaning takes seconds, so the handler writes the audit entry itself: no transaction waits for the cleaning.
  audited: 'nothing',
  takes: 'file',
  maxBytes: PHOTOGRAPH_BYTES,
});

/** GET texts/cover: a thumbnail of a picture of the folder `pictures`. JPEG. */
export const textCover = defineDeskCall({
  method: 'GET',
  path: '/texts/cover',
  request: v.object({ name }),
  response: deskFile,
  access: 'texts',
  audited: 'nothing',
});
