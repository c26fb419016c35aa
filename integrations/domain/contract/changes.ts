import * as v from 'valibot';
import { defineCall } from './call.ts';
import { CACHE_SECONDS } from './fields.ts';

/** A cursor in the backend's feed of changes; clients send it back unchanged. */
const cursor = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/**
 * GET changes: changes since a cursor, in order; without a cursor, only the current one. Every other response of the
 * backend includes at least the changes that this response reports. A response without changes is the end of the
 * feed.
 */
export const changes = defineCall({
  method: 'GET',
  path: '/changes',
  request: v.object({ since: v.optional(cursor) }),
  response: v.object({
    /** False: the cursor is unknown or expired, so anything may have changed. */
    complete: v.boolean(),
    /** Name of the feed: hosts whose backends name the same one share it. */
    feed: v.string(),
    /** The cursor after these changes. */
    cursor,
    data: v.array(
      v.object({
        /** Cache tags (`./tags.ts`) of the pages that show what changed. */
        tags: v.array(v.string()),
        /** A description of the change for people. */
        what: v.string(),
        /** ISO moment. */
        at: v.string(),
      }),
    ),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'storefront',
  limit: 'none',
});

/** A mistake of an editor, in a file of the content folder. */
export const contentMistake = v.object({
  /** Path in the content folder. */
  file: v.string(),
  /** From 1; null when the mistake is not in a single line. */
  line: v.nullable(v.number()),
  reason: v.string(),
});

/**
 * POST content/import: imports the changes of the content folder and announces them. Signed with the secret that the
 * operator's programs share (`./body-signature.ts`), 403 otherwise. A backend without such a folder may omit this
 * call.
 */
export const importContent = defineCall({
  method: 'POST',
  path: '/content/import',
  request: v.object({ timestamp: v.string(), signature: v.string() }),
  response: v.object({
    /** Paths of the files that were imported or removed. */
    changed: v.array(v.string()),
    broken: v.array(contentMistake),
    /** Texts that are not published yet. */
    drafts: v.array(
      v.object({ slug: v.string(), locales: v.array(v.string()), due: v.nullable(v.string()) }),
    ),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'staff',
  limit: 'none',
  mails: 'nobody',
});

export type ContentMistake = v.InferOutput<typeof contentMistake>;
