import * as v from 'valibot';
import { TEXT_ID } from '../texts/text-kinds.ts';
import { deskFile, defineDeskCall } from './desk-call.ts';
import { PHOTOGRAPH_BYTES } from './photographs.ts';

/** A file of the folder `pictures`. */
const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,99}\.(svg|png|jpe?g|webp|avif)$/));

/**
 * POST texts/cover/add: a photograph for the cover of a text: cleaned, cut to the shape of covers and put into the folder
 * `pictures`. Nothing shows it until a text that names it is published. The same file again is the same photograph. 422
 * at `file` with `format`, `pixels` or `file_size` when it is none or too large; 503 when the folder cannot be written to.
 */
export const addTextCover = defineDeskCall({
  method: 'POST',
  path: '/texts/cover/add',
  request: v.object({ id: v.pipe(v.string(), v.regex(TEXT_ID)) }),
  response: v.object({ data: v.object({ name, width: v.number(), height: v.number() }) }),
  access: 'texts',
  // Cleaning takes seconds: the handler writes the entry itself, and no transaction waits for it.
  audited: 'nothing',
  takes: 'file',
  maxBytes: PHOTOGRAPH_BYTES,
});

/** GET texts/cover: a picture of the folder `pictures`, small. JPEG. */
export const textCover = defineDeskCall({
  method: 'GET',
  path: '/texts/cover',
  request: v.object({ name }),
  response: deskFile,
  access: 'texts',
  audited: 'nothing',
});
