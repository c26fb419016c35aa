import * as v from 'valibot';
import { defineCall } from './call.ts';
import { LIFE } from './fields.ts';

/** A place in the backend's feed of changes: kept and given back as it is. */
const cursor = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/**
 * GET changes: what has changed since a place in the feed, in order; without one, only the place of today. The rest of
 * the backend answers no older than what this tells. An answer without changes is the end of the feed.
 */
export const changes = defineCall({
  method: 'GET',
  path: '/changes',
  request: v.object({ since: v.optional(cursor) }),
  response: v.object({
    /** False: the place is not known (any more), so anything may have changed. */
    complete: v.boolean(),
    /** Name of the feed: hosts whose backends name the same one share it. */
    feed: v.string(),
    /** The place after these changes. */
    cursor,
    data: v.array(
      v.object({
        /** Cache tags (`./tags.ts`) of the pages that show what changed. */
        tags: v.array(v.string()),
        /** For people: what changed. */
        what: v.string(),
        /** ISO moment. */
        at: v.string(),
      }),
    ),
  }),
  life: LIFE.none,
  access: 'storefront',
  limit: 'none',
});

/** A mistake of an editor, in a file of the content folder. */
export const contentMistake = v.object({
  /** Path in the content folder. */
  file: v.string(),
  /** From 1; null when it is not in one line. */
  line: v.nullable(v.number()),
  reason: v.string(),
});

/**
 * POST content/import: takes in what changed in the content folder and announces it. Signed with the secret that the
 * operator's programs share (`./body-signature.ts`), 403 otherwise. Backends that have no folder need not have it.
 */
export const importContent = defineCall({
  method: 'POST',
  path: '/content/import',
  request: v.object({ timestamp: v.string(), signature: v.string() }),
  response: v.object({
    /** Paths of the files that were taken in or out. */
    changed: v.array(v.string()),
    broken: v.array(contentMistake),
    /** Texts that wait to be published. */
    drafts: v.array(
      v.object({ slug: v.string(), locales: v.array(v.string()), due: v.nullable(v.string()) }),
    ),
  }),
  life: LIFE.none,
  access: 'staff',
  limit: 'none',
  mails: 'nobody',
});

export type ContentMistake = v.InferOutput<typeof contentMistake>;
