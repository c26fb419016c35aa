import * as v from 'valibot';
import { CATALOG_TYPES } from '../../sections/catalog-types.ts';
import { SAVED_LISTS } from '../../sections/saved-lists.ts';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { LIFE, slug } from '../fields.ts';

/** Changes that one call may bring; more are brought by several. */
const MOST_CHANGES = 500;

/** A list item as the browser keeps it (§3): url and kind. */
const savedItem = v.object({ url: slug, catalogType: v.picklist(CATALOG_TYPES) });

/** What a browser did to a list since it last heard of the account's. */
const savedChange = v.object({
  list: v.picklist(SAVED_LISTS),
  ...savedItem.entries,
  /** Whether it was put in or taken out. */
  kept: v.boolean(),
  /** Milliseconds ago by the browser's clock, which may be a day off: only the distance is used. */
  age: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type SavedChange = v.InferOutput<typeof savedChange>;

const items = v.array(savedItem);

/**
 * POST saved-items (decision 73): brings what a browser did to its lists and answers with the account's, the oldest
 * first. For each item the latest word counts, so that calls may come twice, late, and from many browsers.
 */
export const savedItems = defineCall({
  method: 'POST',
  path: '/saved-items',
  request: v.object({
    ...tokenEntries,
    /** Whose lists the browser held before, as the last answer named it: what is missing of another's is no removal. */
    owner: v.optional(v.pipe(v.string(), v.maxLength(64))),
    changes: v.pipe(v.array(savedChange), v.maxLength(MOST_CHANGES)),
  }),
  response: v.object({
    data: v.object({ owner: v.string(), favorite: items, comparison: items, viewed: items }),
  }),
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
