import * as v from 'valibot';
import { CATALOG_TYPES } from '../../sections/catalog-types.ts';
import { SAVED_LISTS } from '../../sections/saved-lists.ts';
import { tokenEntries } from '../account/account-token.ts';
import { defineCall } from '../call.ts';
import { CACHE_SECONDS, slug } from '../fields.ts';

/** Maximum number of changes in one call; the browser sends more in several calls. */
const MOST_CHANGES = 500;

/** An item of a list in the browser's storage (§3): url and kind. */
const savedItem = v.object({ url: slug, catalogType: v.picklist(CATALOG_TYPES) });

/** A change in a browser's list since its last synchronisation with the account. */
const savedChange = v.object({
  list: v.picklist(SAVED_LISTS),
  ...savedItem.entries,
  /** Whether the item was added or removed. */
  kept: v.boolean(),
  /** Milliseconds ago by the browser's clock. That clock may be wrong, so only the difference is used. */
  age: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type SavedChange = v.InferOutput<typeof savedChange>;

const items = v.array(savedItem);

/**
 * POST saved-items (decision 73): sends the changes of a browser's lists and answers with the account's lists, the
 * oldest item first. For each item the latest change wins, so calls may arrive twice, late, and from many browsers.
 */
export const savedItems = defineCall({
  method: 'POST',
  path: '/saved-items',
  request: v.object({
    ...tokenEntries,
    /**
     * The account whose lists the browser had before, from the last answer. For another account, a missing item is
     * not a removal.
     */
    owner: v.optional(v.pipe(v.string(), v.maxLength(64))),
    changes: v.pipe(v.array(savedChange), v.maxLength(MOST_CHANGES)),
  }),
  response: v.object({
    data: v.object({ owner: v.string(), favorite: items, comparison: items, viewed: items }),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'nobody',
});
